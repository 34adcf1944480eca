import type { ReactNode } from 'react'

export type AccessibilityCriterion = {
  /** Number of the WCAG 2.2 success criterion. */
  readonly criterion: string
  readonly says: string
}

export type Example = {
  readonly name: string
  readonly render: () => ReactNode
  /** Covers the page when shown: gets a story of its own, and renders in the browser only. */
  readonly isOverlay?: boolean
}

/** The one list per component that stories, accessibility runs and documentation read. */
export type ComponentExamples = {
  readonly component: string
  readonly summary: string
  readonly accessibilityCriteria: readonly AccessibilityCriterion[]
  readonly examples: readonly Example[]
}
