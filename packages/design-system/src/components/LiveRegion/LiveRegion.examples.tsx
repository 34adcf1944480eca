import type { ComponentExamples } from '../../examples/component-examples.ts'
import { LiveRegion, politenesses } from './LiveRegion.tsx'

export const liveRegionExamples: ComponentExamples = {
  component: 'LiveRegion',
  summary: 'Says what changed without moving focus.',
  accessibilityCriteria: [{ criterion: '4.1.3', says: 'Status messages reach assistive technology by role.' }],
  examples: [
    ...politenesses.map((politeness) => ({
      name: `Politeness: ${politeness}`,
      render: () => <LiveRegion politeness={politeness}>12 rewards found</LiveRegion>,
    })),
    { name: 'Empty', render: () => <LiveRegion /> },
  ],
}
