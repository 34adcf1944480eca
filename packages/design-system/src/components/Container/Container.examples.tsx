import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Text } from '../Text/Text.tsx'
import { Container } from './Container.tsx'

export const containerExamples: ComponentExamples = {
  component: 'Container',
  summary: 'Page margins and the widest line of a page.',
  accessibilityCriteria: [{ criterion: '1.4.10', says: 'It fits into 320 px without scrolling sideways.' }],
  examples: [
    {
      name: 'Plain',
      render: () => (
        <Container>
          <Text>Margins of 15, 24 and 60 px; up to 1440 px wide.</Text>
        </Container>
      ),
    },
  ],
}
