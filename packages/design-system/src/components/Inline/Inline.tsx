import type { ReactNode } from 'react'
import { listRole } from '../../support/layout-elements.ts'
import type { LayoutElement, Space } from '../../support/layout-elements.ts'
import { inline } from './Inline.css.ts'

export const inlineAligns = ['start', 'center', 'end', 'baseline', 'stretch'] as const
export const inlineJustifies = ['start', 'center', 'end', 'between'] as const

export type InlineProps = {
  /** What stands side by side. */
  children: ReactNode
  /** Distance between them, and between lines. @default 'small' */
  gap?: Space | undefined
  /** Where they stand across the line. @default 'center' */
  align?: (typeof inlineAligns)[number] | undefined
  /** Where they stand along the line. @default 'start' */
  justify?: (typeof inlineJustifies)[number] | undefined
  /** Goes on below when there is no room. @default true */
  wrap?: boolean | undefined
  /** Element that it is; a list stays one for assistive technology. */
  as?: LayoutElement | undefined
  /** Names it, when nothing that is seen does. */
  'aria-label'?: string | undefined
  /** Id of what names it. */
  'aria-labelledby'?: string | undefined
  /** So that a link can lead to it. */
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
