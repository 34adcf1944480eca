/** A link that looks like a button. */
export interface ActionContent {
  text: string
  target: string
}

/** A question with its answer. */
export interface AccordionEntry {
  title: string
  body: string
}

/** Where the words stand beside the image from 768 px. */
export type TextSide = 'start' | 'end'
