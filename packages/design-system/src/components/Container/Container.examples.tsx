import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { Section } from '../Section/Section.tsx'
import { Text } from '../Text/Text.tsx'
import { Container } from './Container.tsx'

export const containerExamples: ComponentExamples = {
  component: 'Container',
  summary: 'Page margins and the widest line of a page.',
  useFor: ['The content of a page or of a Section: once, and never inside another one.'],
  insteadUse: [
    { when: 'A band has a background of its own', use: 'Section, with a Container inside' },
    { when: 'Running text should be easy to read', use: 'Text or Prose: their lines are shorter.' },
  ],
  keyboard: [],
  without: { ...withoutControl('A container'), empty: 'A container of nothing takes no room.' },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '1.4.10', says: 'Its margins are 15 px at 320 px; nothing scrolls sideways.' },
    { criterion: '1.3.1', says: 'It adds no meaning, unless it is asked to be a landmark.' },
  ],
  examples: [
    {
      name: 'Plain',
      render: () => (
        <Container>
          <Text>Margins of 15, 24 and 60 px; up to 1440 px wide.</Text>
        </Container>
      ),
    },
    {
      name: 'On a background',
      render: () => (
        <Section background="lightPink" as="div">
          <Container>
            <Text>The background goes from edge to edge, the words do not.</Text>
          </Container>
        </Section>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Section background="lightGreen" as="div">
          <Container>
            <Text>{'Points land within 35 days of your stay, and you can see them in your account. '.repeat(8)}</Text>
          </Container>
        </Section>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Section background="lightGrey" as="div">
            <Container>
              <Text>الهوامش نفسها على الجانبين.</Text>
            </Container>
          </Section>
        </div>
      ),
    },
  ],
}
