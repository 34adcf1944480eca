import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Button } from '../Button/Button.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'

export const errorPanelExamples: ComponentExamples = {
  component: 'ErrorPanel',
  summary: 'What happened and what to do next, in place of content that could not be had.',
  accessibilityCriteria: [
    { criterion: '4.1.3', says: 'It is announced when it appears.' },
    { criterion: '3.3.3', says: 'It says what to do next.' },
  ],
  examples: [
    {
      name: 'With an action',
      render: () => (
        <ErrorPanel
          title="We could not load your rewards"
          body="The connection dropped. Your points are safe."
          action={<Button variant="secondary">Try again</Button>}
        />
      ),
    },
    {
      name: 'Only words',
      render: () => <ErrorPanel title="This offer has ended" body="It ran until Sunday." headingLevel={3} />,
    },
  ],
}
