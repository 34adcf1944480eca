import type { ReactNode } from 'react'
import { listRole } from '../../support/layout-elements.ts'
import type { LayoutElement, Space } from '../../support/layout-elements.ts'
import { stack } from './Stack.css.ts'

export const stackAligns = ['stretch', 'start', 'center', 'end'] as const

export type StackProps = {
  children: ReactNode
  /** @default 'medium' */
  gap?: Space | undefined
  /** @default 'stretch' */
  align?: (typeof stackAligns)[number] | undefined
  as?: LayoutElement | undefined
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
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
