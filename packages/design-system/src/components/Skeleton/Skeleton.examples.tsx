import type { ComponentExamples } from '../../examples/component-examples.ts'
import { SkeletonGrid } from './SkeletonGrid.tsx'
import { Skeleton, skeletonShapes } from './Skeleton.tsx'

export const skeletonExamples: ComponentExamples = {
  component: 'Skeleton',
  summary: 'Holds the place of what is being loaded, in its final size.',
  accessibilityCriteria: [
    { criterion: '4.1.3', says: 'SkeletonGrid says that it loads; single bones are silent.' },
    { criterion: '2.3.3', says: 'Nothing pulses when motion is not wanted.' },
  ],
  examples: [
    ...skeletonShapes.map((shape) => ({ name: `Shape: ${shape}`, render: () => <Skeleton shape={shape} /> })),
    { name: 'Lines', render: () => <Skeleton shape="text" lines={4} /> },
    { name: 'Grid', render: () => <SkeletonGrid count={4} label="Loading rewards" /> },
    { name: 'Grid of rows', render: () => <SkeletonGrid shape="row" count={4} label="Loading vouchers" /> },
  ],
}
