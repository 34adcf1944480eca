import type { ReactNode } from 'react'
import { listRole } from '../../support/layout-elements.ts'
import type { LayoutElement, Space } from '../../support/layout-elements.ts'
import { inline } from './Inline.css.ts'

export const inlineAligns = ['start', 'center', 'end', 'baseline', 'stretch'] as const
export const inlineJustifies = ['start', 'center', 'end', 'between'] as const

export type InlineProps = {
  children: ReactNode
  /** @default 'small' */
  gap?: Space | undefined
  /** @default 'center' */
  align?: (typeof inlineAligns)[number] | undefined
  /** @default 'start' */
  justify?: (typeof inlineJustifies)[number] | undefined
  /** @default true */
  wrap?: boolean | undefined
  as?: LayoutElement | undefined
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
  id?: string | undefined
}

/** Things side by side, evenly apart, that wrap when they run out of room. */
export function Inline({
  children,
  gap = 'small',
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
  ...props
}: InlineProps) {
  return (
    <Element {...props} {...listRole(Element)} className={inline({ gap, align, justify, wrap })}>
      {children}
    </Element>
  )
}
