import type { ReactNode } from 'react'

/** Every state that a component can be in. `large-text` is text at 200 %. */
export const exampleStates = [
  'default',
  'hover',
  'focus',
  'pressed',
  'disabled',
  'invalid',
  'loading',
  'empty',
  'long-text',
  'right-to-left',
  'large-text',
] as const
export type ExampleState = (typeof exampleStates)[number]

export type AccessibilityCriterion = {
  /** Number of the WCAG 2.2 success criterion. */
  readonly criterion: string
  readonly says: string
}

/** A control by what assistive technology calls it. */
export type ControlName = { readonly role: string; readonly name: string }

/** What a person does before there is something to see; `open` presses and waits for what comes up. */
export type Interaction = { readonly kind: 'hover' | 'focus' | 'press' | 'open'; readonly control: ControlName }

export type Example = {
  readonly name: string
  readonly render: () => ReactNode
  /** @default 'default' */
  readonly state?: ExampleState
  /** Covers the page when shown: stands alone, and renders in the browser only. */
  readonly isOverlay?: boolean
  /** Done by the runs, and by the gallery's reader, before the example shows what it is called. */
  readonly interaction?: Interaction
}

export type KeyboardRow = {
  /** As a person would say it: `Arrow down`, `Escape`, `Shift + Tab`. */
  readonly keys: string
  readonly does: string
}

/** The one list per component that gallery, accessibility runs, visual runs and documentation read. */
export type ComponentExamples = {
  readonly component: string
  /** What it is, in one sentence. */
  readonly summary: string
  /** When it is the right one. */
  readonly useFor: readonly string[]
  /** When another one is right, and which. */
  readonly insteadUse: readonly { readonly when: string; readonly use: string }[]
  /** The pattern of the ARIA Authoring Practices Guide that it follows. */
  readonly pattern?: { readonly name: string; readonly href: string }
  /** What each key does; empty for what takes no focus. `<Name>.test.tsx` has a test for each row. */
  readonly keyboard: readonly KeyboardRow[]
  readonly accessibilityCriteria: readonly AccessibilityCriterion[]
  /** The control of the first example that hover, focus and press go to; absent when nothing can be pressed. */
  readonly control?: ControlName
  /** States that it cannot be in, each with the reason. */
  readonly without: Partial<Record<ExampleState, string>>
  /** Where it falls short of what it promises, and why that stands. */
  readonly exceptions: readonly { readonly what: string; readonly why: string }[]
  readonly examples: readonly Example[]
}
