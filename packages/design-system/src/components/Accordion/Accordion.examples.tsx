import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Accordion } from './Accordion.tsx'

export const accordionExamples: ComponentExamples = {
  component: 'Accordion',
  summary: 'Questions that open to their answers.',
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'Each question is a button that says whether it is open.' },
    { criterion: '1.3.1', says: 'Questions are headings of the level that fits the page.' },
    { criterion: '2.1.1', says: 'Everything can be done with the keyboard alone.' },
  ],
  examples: [
    { name: 'One at a time', render: () => <Accordion headingLevel={3} items={faq} /> },
    {
      name: 'Several at once',
      render: () => <Accordion headingLevel={3} items={faq} allowsMultiple />,
    },
    {
      name: 'Long text',
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
