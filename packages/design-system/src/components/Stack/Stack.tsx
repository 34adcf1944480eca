import type { ReactNode } from 'react'
import { listRole } from '../../support/layout-elements.ts'
import type { LayoutElement, Space } from '../../support/layout-elements.ts'
import { stack } from './Stack.css.ts'

export const stackAligns = ['stretch', 'start', 'center', 'end'] as const

export type StackProps = {
  /** What stands below each other. */
  children: ReactNode
  /** Distance between them. @default 'medium' */
  gap?: Space | undefined
  /** Where they stand across. @default 'stretch' */
  align?: (typeof stackAligns)[number] | undefined
  /** Element that it is; a list stays one for assistive technology. */
  as?: LayoutElement | undefined
  /** Names it, when nothing that is seen does. */
  'aria-label'?: string | undefined
  /** Id of what names it. */
  'aria-labelledby'?: string | undefined
  /** So that a link can lead to it. */
  id?: string | undefined
}

/** Things below each other, evenly apart. */
export function Stack({ children, gap = 'medium', align = 'stretch', as: Element = 'div', ...props }: StackProps) {
  return (
    <Element {...props} {...listRole(Element)} className={stack({ gap, align })}>
      {children}
    </Element>
  )
}
