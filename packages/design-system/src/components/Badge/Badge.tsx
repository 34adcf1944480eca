import type { ReactNode } from 'react'
import { badge } from './Badge.css.ts'

export const badgeTones = ['brand', 'neutral', 'inverse', 'info', 'success', 'warning', 'error'] as const
export type BadgeTone = (typeof badgeTones)[number]

export type BadgeProps = {
  /** One or two words. */
  children: ReactNode
  /** What the words are about; never the only thing that says so. @default 'neutral' */
  tone?: BadgeTone | undefined
}

/** A short word about a thing. Its colour repeats what the word says, and never says it alone. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>
}
