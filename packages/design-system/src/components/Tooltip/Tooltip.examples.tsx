import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Tooltip } from './Tooltip.tsx'

const control = { role: 'button', name: 'About tier points' } as const

export const tooltipExamples: ComponentExamples = {
  component: 'Tooltip',
  summary: 'A “?” button that explains one word of the page.',
  useFor: [
    'One or two sentences that most people do not need, beside the word that they explain.',
    'Touch as well: it is a button of its own, which a press opens and closes.',
  ],
  insteadUse: [
    { when: 'Everybody needs to know it, such as the form of a date', use: 'the description of the field' },
    { when: 'There is a link or a button in it, or a title', use: 'Popover' },
    { when: 'It names a button that has only an icon', use: 'the label of IconButton' },
  ],
  pattern: { name: 'Tooltip', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/' },
  keyboard: [
    { keys: 'Tab', does: 'moves to the button and shows the words, and hides them when it moves on' },
    { keys: 'Enter', does: 'keeps the words; pressed again it hides them' },
    { keys: 'Space', does: 'keeps the words; pressed again it hides them' },
    { keys: 'Escape', does: 'hides the words, and nothing else; focus stays' },
  ],
  accessibilityCriteria: [
    {
      criterion: '1.4.13',
      says: 'Escape hides the words, the pointer can move onto them, and they stay until pointer, focus or press goes.',
    },
    { criterion: '4.1.2', says: 'A button with a name; the words are its description, read with it on focus.' },
    { criterion: '2.1.1', says: 'Focus shows what pointing shows.' },
    { criterion: '2.5.8', says: 'The target is 44 px square.' },
    { criterion: '1.4.10', says: 'The words stay within 320 px and within the window, above or below the button.' },
    { criterion: '1.4.3', says: 'The words have 4.5:1 on their ground, in every theme.' },
  ],
  control,
  without: {
    disabled: 'Help is there at all times.',
    invalid: 'It holds no value.',
    loading: 'Its words come with the page.',
    empty: 'Without words there is nothing to explain.',
  },
  exceptions: [],
  examples: [
    { name: 'Closed', render: () => <TierPoints /> },
    { name: 'Open by a press', render: () => <TierPoints />, interaction: { kind: 'open', control } },
    {
      name: 'Open at the end of a line',
      render: () => (
        <Inline justify="end">
          <TierPoints />
        </Inline>
      ),
      interaction: { kind: 'open', control },
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Tooltip label="About tier points">
          Tier points count towards your level in the club, and only there: they cannot be spent, given away or moved,
          and they start again from nothing on the day on which you joined, every year, whatever you have earned before.
        </Tooltip>
      ),
      interaction: { kind: 'open', control },
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Tooltip label="عن نقاط المستوى">تُحدد نقاط المستوى مكانتك في النادي.</Tooltip>
        </div>
      ),
      interaction: { kind: 'open', control: { role: 'button', name: 'عن نقاط المستوى' } },
    },
  ],
}

function TierPoints() {
  return (
    <Inline gap="none">
      <Text weight="strong">Tier points</Text>
      <Tooltip label="About tier points">They decide your level in the club. They cannot be spent.</Tooltip>
    </Inline>
  )
}
