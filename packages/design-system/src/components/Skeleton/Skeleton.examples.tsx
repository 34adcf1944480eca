import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Grid } from '../Grid/Grid.tsx'
import { Skeleton, skeletonShapes } from './Skeleton.tsx'
import { SkeletonCarousel, skeletonCarouselItemSizes } from './SkeletonCarousel.tsx'
import { SkeletonGrid } from './SkeletonGrid.tsx'
import { SkeletonHero } from './SkeletonHero.tsx'
import { SkeletonRow } from './SkeletonRow.tsx'
import { SkeletonText } from './SkeletonText.tsx'
import { SkeletonTile } from './SkeletonTile.tsx'

export const skeletonExamples: ComponentExamples = {
  component: 'Skeleton',
  summary: 'Holds the place of what is being loaded, in its final size.',
  useFor: [
    'A part of a page whose layout is known before its content.',
    'Lists, heads and texts on their way: SkeletonGrid, SkeletonCarousel, SkeletonHero, SkeletonTile, SkeletonRow and SkeletonText.',
  ],
  insteadUse: [
    { when: 'Nobody knows what comes', use: 'Spinner' },
    { when: 'More of a list is on its way', use: 'LoadMore' },
    { when: 'A button was pressed', use: 'Button that is pending' },
  ],
  keyboard: [],
  accessibilityCriteria: [
    { criterion: '4.1.3', says: 'The label says once that something loads; bones are silent.' },
    { criterion: '1.3.1', says: 'Bones are hidden from assistive technology.' },
    { criterion: '2.3.3', says: 'Nothing pulses when motion is not wanted.' },
    { criterion: '1.4.10', says: 'It takes as much room as what comes, at each width.' },
  ],
  without: {
    hover: 'It cannot be pressed.',
    focus: 'It cannot be pressed.',
    pressed: 'It cannot be pressed.',
    disabled: 'It takes no input.',
    invalid: 'It takes no input.',
    empty: 'When nothing comes, EmptyState takes its place.',
    'long-text': 'Its label is read and not seen, and its bones have no words.',
  },
  exceptions: [],
  examples: [
    { name: 'Text', state: 'default', render: () => <SkeletonText hasTitle loadingLabel="Loading the terms" /> },
    {
      name: 'Tile',
      render: () => (
        <Grid columns="tiles">
          <SkeletonTile loadingLabel="Loading a reward" />
        </Grid>
      ),
    },
    { name: 'Row', render: () => <SkeletonRow loadingLabel="Loading a voucher" /> },
    { name: 'Hero', render: () => <SkeletonHero loadingLabel="Loading the page" /> },
    { name: 'Grid', state: 'loading', render: () => <SkeletonGrid count={4} label="Loading rewards" /> },
    { name: 'Grid of rows', render: () => <SkeletonGrid shape="row" count={4} label="Loading vouchers" /> },
    ...skeletonCarouselItemSizes.map((itemSize) => ({
      name: `Carousel: ${itemSize}`,
      render: () => <SkeletonCarousel itemSize={itemSize} loadingLabel="Loading rewards" />,
    })),
    ...skeletonShapes.map((shape) => ({ name: `Shape: ${shape}`, render: () => <Skeleton shape={shape} /> })),
    { name: 'Lines', render: () => <Skeleton shape="text" lines={4} /> },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <SkeletonText hasTitle loadingLabel="جارٍ تحميل الشروط" />
        </div>
      ),
    },
  ],
}
