import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Accordion } from './Accordion.tsx'

export const accordionExamples: ComponentExamples = {
  component: 'Accordion',
  summary: 'Questions that open to their answers.',
  useFor: [
    'Questions and answers of which a person needs one or two.',
    'Terms and details of a reward, below what everybody reads.',
  ],
  insteadUse: [
    { when: 'There is only one', use: 'Disclosure' },
    { when: 'Views of one thing are switched, and one is always open', use: 'Tabs' },
    { when: 'Most people need all of it', use: 'Prose with headings' },
  ],
  pattern: { name: 'Accordion', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/accordion/' },
  keyboard: [
    { keys: 'Enter', does: 'Opens the answer, or closes it.' },
    { keys: 'Space', does: 'Opens the answer, or closes it.' },
    { keys: 'Tab', does: 'Goes to the next question, or into the answer that is open.' },
    { keys: 'Shift + Tab', does: 'Goes to the question before.' },
  ],
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'Each question is a button that says whether it is open.' },
    { criterion: '1.3.1', says: 'Questions are headings of the level that fits the page.' },
    { criterion: '2.1.1', says: 'Everything can be done with the keyboard alone.' },
    { criterion: '2.4.3', says: 'What is closed takes no focus, and is still found by a search of the page.' },
    { criterion: '2.5.8', says: 'Each question is a target of the full width, at least 48 px high.' },
    { criterion: '2.3.3', says: 'The arrow turns at once when motion is not wanted.' },
  ],
  control: { role: 'button', name: 'Do points expire?' },
  without: {
    invalid: 'It takes no input.',
    loading: 'A skeleton stands in until the questions are known.',
    empty: 'Without questions it is left out.',
  },
  exceptions: [],
  examples: [
    { name: 'One at a time', state: 'default', render: () => <Accordion headingLevel={3} items={faq} /> },
    {
      name: 'Several at once',
      render: () => <Accordion headingLevel={3} items={faq} allowsMultiple />,
    },
    {
      name: 'One open',
      interaction: { kind: 'open', control: { role: 'button', name: 'Can I share points with my family?' } },
      render: () => <Accordion headingLevel={3} items={faq} />,
    },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => (
        <Accordion headingLevel={3} items={faq.map((entry) => ({ ...entry, isDisabled: entry.id === 'family' }))} />
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Accordion
          headingLevel={3}
          items={[
            {
              id: 'long',
              title:
                'What happens to my points if the partner changes its name, moves house or closes while my order is still on its way?',
              body: 'They come back to you. '.repeat(20),
            },
          ]}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Accordion headingLevel={3} items={[{ id: 'rtl', title: 'متى تصل النقاط؟', body: 'خلال 35 يومًا.' }]} />
        </div>
      ),
    },
  ],
}

const faq = [
  { id: 'expire', title: 'Do points expire?', body: 'Not while you are a member.' },
  { id: 'family', title: 'Can I share points with my family?', body: 'Yes, with up to eight people at one address.' },
  { id: 'missing', title: 'What if points are missing?', body: 'Send us the receipt within six months.' },
]
