import type { ReactNode } from 'react'
import { badge } from './Badge.css.ts'

export const badgeTones = ['brand', 'neutral', 'inverse', 'info', 'success', 'warning', 'error'] as const
export type BadgeTone = (typeof badgeTones)[number]

export type BadgeProps = {
  children: ReactNode
  /** @default 'neutral' */
  tone?: BadgeTone | undefined
}

/** A short word about a thing. Its colour repeats what the word says, and never says it alone. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>
}
