import type { ReactNode } from 'react'
import type { LayoutElement, Space } from '../../support/layout-elements.ts'
import { Inline } from '../Inline/Inline.tsx'
import type { inlineAligns } from '../Inline/Inline.tsx'

export type SpreadProps = {
  children: ReactNode
  /** @default 'medium' */
  gap?: Space | undefined
  /** @default 'center' */
  align?: (typeof inlineAligns)[number] | undefined
  as?: LayoutElement | undefined
}

/** Two things at the two ends of a line, such as a heading and its link. */
export function Spread({ gap = 'medium', ...props }: SpreadProps) {
  return <Inline {...props} gap={gap} justify="between" />
}
