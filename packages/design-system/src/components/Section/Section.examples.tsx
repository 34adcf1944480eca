import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Container } from '../Container/Container.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Section, contentBackgrounds } from './Section.tsx'

export const sectionExamples: ComponentExamples = {
  component: 'Section',
  summary: 'A full-width band on one of the content backgrounds.',
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
  ],
}
