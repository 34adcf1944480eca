import {
  type HeroBackgroundColour,
  imageAspectRatioValues,
  intactEntries,
  isAccordionItem,
  listedOr,
} from '@clubhouse/content-client/types'
import type { ContentBackground } from '@clubhouse/design-system/theme'
import type { AccordionEntry, ActionContent, TextSide } from '../model/fields.ts'
import type { Ratio } from '../model/ratio.ts'

/** The backgrounds that editors choose, as the design system calls them (CNT-26). */
const backgrounds: Record<HeroBackgroundColour, ContentBackground> = {
  'Kestrel Red': 'brandBackground',
  'Light Pink': 'lightPink',
  'Light Green': 'lightGreen',
  'Light Grey': 'lightGrey',
  White: 'white',
}
const backgroundOfColour: ReadonlyMap<string, ContentBackground> = new Map(Object.entries(backgrounds))

/** Returns the background that an editor chose; an unknown colour (from a newer schema) is white. */
export function backgroundOf(colour: string | undefined): ContentBackground {
  return backgroundOfColour.get(colour ?? '') ?? 'white'
}

/** Returns the buttons that have a text and a target. */
export function actionsOf(fields: ButtonFields): ActionContent[] {
  return [
    { text: fields.button1Text, target: fields.button1Target },
    { text: fields.button2Text, target: fields.button2Target },
  ].flatMap(({ text, target }) => (text === undefined || target === undefined ? [] : [{ text, target }]))
}

interface ButtonFields {
  button1Text?: string | undefined
  button1Target?: string | undefined
  button2Text?: string | undefined
  button2Target?: string | undefined
}

export function accordionEntriesOf(accordions: readonly unknown[] | undefined): AccordionEntry[] {
  return intactEntries(accordions, isAccordionItem).map(({ fields: { title, body } }) => ({ title, body }))
}

export function textSideOf(position: string | undefined): TextSide {
  return position === 'Right' ? 'end' : 'start'
}

/** Returns the ratio that an editor chose; none for an unknown one (from a newer schema). */
export function ratioOf(text: string | undefined): Ratio | undefined {
  return listedOr(imageAspectRatioValues, text, undefined)
}
