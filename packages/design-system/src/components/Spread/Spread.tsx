import type { ReactNode } from 'react'
import type { LayoutElement, Space } from '../../support/layout-elements.ts'
import { Inline } from '../Inline/Inline.tsx'
import type { inlineAligns } from '../Inline/Inline.tsx'

export type SpreadProps = {
  /** The two things; they wrap below each other where there is no room. */
  children: ReactNode
  /** Least distance between them. @default 'medium' */
  gap?: Space | undefined
  /** Where they stand across the line. @default 'center' */
  align?: (typeof inlineAligns)[number] | undefined
  /** Element that it is. */
  as?: LayoutElement | undefined
}

/** Two things at the two ends of a line, such as a heading and its link. */
export function Spread({ gap = 'medium', ...props }: SpreadProps) {
  return <Inline {...props} gap={gap} justify="between" />
}
