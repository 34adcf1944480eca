import type { ReactNode } from 'react'
import { listRole } from '../../support/layout-elements.ts'
import type { LayoutElement, Space } from '../../support/layout-elements.ts'
import { grid } from './Grid.css.ts'

export const gridColumns = ['tiles', 'brands', 'categories', 'two', 'three'] as const

export type GridProps = {
  children: ReactNode
  columns: (typeof gridColumns)[number]
  /** @default 'large' */
  gap?: Space | undefined
  as?: LayoutElement | undefined
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
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
