import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { LiveRegion, politenesses } from './LiveRegion.tsx'

export const liveRegionExamples: ComponentExamples = {
  component: 'LiveRegion',
  summary: 'Says what changed without moving focus.',
  useFor: ['What changed somewhere else on the page: results found, a copy made, a wait that ended.'],
  insteadUse: [
    { when: 'It should be seen as well', use: 'Alert, ToastRegion' },
    { when: 'It is the wait for a page', use: 'Spinner' },
  ],
  keyboard: [],
  without: {
    ...withoutControl('A live region'),
    'long-text': 'It is heard, and takes no room.',
    'right-to-left': 'It is heard, and takes no room.',
  },
  exceptions: [],
  accessibilityCriteria: [{ criterion: '4.1.3', says: 'Status messages reach assistive technology by role.' }],
  examples: [
    ...politenesses.map((politeness) => ({
      name: `Politeness: ${politeness}`,
      render: () => <LiveRegion politeness={politeness}>12 rewards found</LiveRegion>,
    })),
    { name: 'Empty', state: 'empty', render: () => <LiveRegion /> },
  ],
}
