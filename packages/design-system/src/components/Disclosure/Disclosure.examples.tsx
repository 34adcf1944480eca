import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Text } from '../Text/Text.tsx'
import { Disclosure } from './Disclosure.tsx'

export const disclosureExamples: ComponentExamples = {
  component: 'Disclosure',
  summary: 'More about something, for those who ask.',
  useFor: [
    'One aside that most people can do without, such as how a price is made up.',
    'Help beside a form, where a dialog would take people away from it.',
  ],
  insteadUse: [
    { when: 'There are several in a row', use: 'Accordion' },
    { when: 'Everybody has to read it', use: 'Text' },
  ],
  pattern: { name: 'Disclosure', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/' },
  keyboard: [
    { keys: 'Enter', does: 'Opens the block, or closes it.' },
    { keys: 'Space', does: 'Opens the block, or closes it.' },
    { keys: 'Tab', does: 'Goes into the block when it is open, and past it when it is closed.' },
  ],
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'It is a button that says whether the block is open, and which block.' },
    { criterion: '2.4.3', says: 'What is closed takes no focus.' },
    { criterion: '2.5.8', says: 'The button is at least 44 px high.' },
    { criterion: '1.3.1', says: 'Where it heads a part of the page, its title is a heading.' },
    { criterion: '2.3.3', says: 'The arrow turns at once when motion is not wanted.' },
  ],
  control: { role: 'button', name: 'How your points are worked out' },
  without: {
    invalid: 'It takes no input.',
    loading: 'What it holds is known, or it is not there.',
    empty: 'Without anything to tell it is left out.',
  },
  exceptions: [],
  examples: [
    {
      name: 'Closed',
      state: 'default',
      render: () => (
        <Disclosure title="How your points are worked out">
          <Text>One point for each pound, and two on Tuesdays.</Text>
        </Disclosure>
      ),
    },
    {
      name: 'Open',
      interaction: { kind: 'open', control: { role: 'button', name: 'What the price includes' } },
      render: () => (
        <Disclosure title="What the price includes">
          <Text>Taxes, a suitcase of 23 kg and a seat of your choice.</Text>
        </Disclosure>
      ),
    },
    {
      name: 'As a heading, open at first',
      render: () => (
        <Disclosure title="Who can join" headingLevel={3} isExpandedAtFirst>
          <Text>Everybody who is 16 or older and lives in the United Kingdom.</Text>
        </Disclosure>
      ),
    },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => (
        <Disclosure title="Details of the voucher" isDisabled>
          <Text>They show once the voucher is yours.</Text>
        </Disclosure>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Disclosure
          title="What happens to my points if the partner changes its name, moves house or closes while my order is on its way?"
          isExpandedAtFirst
        >
          <Text>{'They come back to you. '.repeat(12)}</Text>
        </Disclosure>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Disclosure title="كيف تُحسب النقاط" isExpandedAtFirst>
            <Text>نقطة واحدة لكل جنيه.</Text>
          </Disclosure>
        </div>
      ),
    },
  ],
}
