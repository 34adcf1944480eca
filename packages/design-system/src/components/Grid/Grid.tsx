import type { ReactNode } from 'react'
import { listRole } from '../../support/layout-elements.ts'
import type { LayoutElement, Space } from '../../support/layout-elements.ts'
import { grid } from './Grid.css.ts'

export const gridColumns = ['tiles', 'brands', 'categories', 'two', 'rows', 'three'] as const

export type GridProps = {
  /** The cells. */
  children: ReactNode
  /** What stands in it, which says at which widths it breaks [CON-39]. */
  columns: (typeof gridColumns)[number]
  /** Distance between cells. @default 'large' */
  gap?: Space | undefined
  /** Element that it is; a list stays one for assistive technology. */
  as?: LayoutElement | undefined
  /** Names it, when nothing that is seen does. */
  'aria-label'?: string | undefined
  /** Id of what names it. */
  'aria-labelledby'?: string | undefined
  /** So that a link can lead to it. */
  id?: string | undefined
}

/** Equal columns. `tiles` has 1, 2, 3 or 4 of them, from 0, 580, 890 and 1255 px. */
export function Grid({ children, columns, gap = 'large', as: Element = 'div', ...props }: GridProps) {
  return (
    <Element {...props} {...listRole(Element)} className={grid({ columns, gap })}>
      {children}
    </Element>
  )
}
