import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { Container } from '../Container/Container.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Section, contentBackgrounds } from './Section.tsx'

export const sectionExamples: ComponentExamples = {
  component: 'Section',
  summary: 'A full-width band on one of the content backgrounds.',
  useFor: [
    'Bands of a page, each on its own ground.',
    'A part of a page that its heading names, so that a screen reader lists it.',
  ],
  insteadUse: [
    { when: 'It is one thing among others', use: 'Card' },
    { when: 'It opens the page', use: 'Hero' },
  ],
  keyboard: [],
  without: { ...withoutControl('A section'), empty: 'A band without content is left out.' },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
    { criterion: '1.3.1', says: 'With labelledBy it is a landmark named by its heading.' },
  ],
  examples: [
    ...contentBackgrounds.map((background) => ({
      name: `Background: ${background}`,
      render: () => (
        <Section background={background} labelledBy={`section-${background}`}>
          <Container>
            <Stack>
              <Heading level={3} id={`section-${background}`}>
                Ways to earn on {background}
              </Heading>
              <Text>Fly, shop, dine: everyday things that add up.</Text>
            </Stack>
          </Container>
        </Section>
      ),
    })),
    {
      name: 'Without background',
      render: () => (
        <Section as="div">
          <Text>The page shows through.</Text>
        </Section>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Section background="lightPink" as="div">
          <Text>{'Fly, shop, dine: everyday things that add up. '.repeat(12)}</Text>
        </Section>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Section background="lightGreen" as="div">
            <Text>كل يوم نقاط أكثر.</Text>
          </Section>
        </div>
      ),
    },
  ],
}
