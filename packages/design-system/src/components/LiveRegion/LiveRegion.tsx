import type { ReactNode } from 'react'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'

export const politenesses = ['polite', 'assertive'] as const

export type LiveRegionProps = {
  /** What is said when it changes; nothing at first, so that the region is there before its words. */
  children?: ReactNode
  /** `assertive` interrupts: only for what cannot wait. @default 'polite' */
  politeness?: (typeof politenesses)[number] | undefined
}

/** Keep it mounted and change what is in it: a region that arrives together with its words is not read out. */
export function LiveRegion({ children, politeness = 'polite' }: LiveRegionProps) {
  return (
    <div
      className={visuallyHidden}
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={politeness}
      aria-atomic="true"
    >
      {children}
    </div>
  )
}
