import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { Card } from '../Card/Card.tsx'
import { RewardTile } from '../RewardTile/RewardTile.tsx'
import { Text } from '../Text/Text.tsx'
import { VirtualGrid } from './VirtualGrid.tsx'

export const virtualGridExamples: ComponentExamples = {
  component: 'VirtualGrid',
  summary: 'A grid of thousands of tiles that keeps the page quick.',
  useFor: [
    'More than a few hundred tiles on one page, such as every reward of the catalogue.',
    'A list that grows as the person scrolls: `onEndReached` asks for the next page.',
    'Tiles whose height is not known beforehand: each row is measured when it is drawn.',
  ],
  insteadUse: [
    {
      when: 'There are fewer than a few hundred tiles',
      use: 'Grid: everything can be found, printed and read at once.',
    },
    {
      when: 'People need what stands below the list',
      use: 'Grid with LoadMore, so that the end of the page can be reached.',
    },
    { when: 'Each item is one line or row', use: 'VirtualList' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next link or button, also when its tile had scrolled out of sight.' },
    { keys: 'Shift + Tab', does: 'Moves to the one before, in the same way.' },
    { keys: 'Page down', does: 'Scrolls the page by a screen; the tiles there are drawn.' },
    { keys: 'Page up', does: 'Scrolls the page back by a screen.' },
    { keys: 'End', does: 'Scrolls to the end of the page; the last tiles are drawn.' },
    { keys: 'Home', does: 'Scrolls to the start of the page; the first tiles are drawn.' },
  ],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'It is a list; each item says its place and how many there are in all.' },
    { criterion: '1.3.2', says: 'The order in the markup is the order on the page, whatever is drawn.' },
    { criterion: '2.1.1', says: 'All keys that scroll a page do so here; nothing takes them away.' },
    { criterion: '2.4.3', says: 'The tile that holds focus is never removed, however far the page scrolls.' },
    { criterion: '1.4.10', says: 'The page scrolls, not a box in it; one column at 320 px, nothing sideways.' },
    { criterion: '1.4.4', says: 'Rows are measured again when text is enlarged.' },
  ],
  control: { role: 'link', name: 'Stay by the sea 1' },
  without: {
    disabled: 'A list of tiles is not a control; a tile that cannot be had says so itself.',
    invalid: 'Nothing is entered in it.',
    loading: 'Until the first items are here, SkeletonGrid stands in its place.',
  },
  exceptions: [
    {
      what: 'Find in page, printing and a screen reader’s list of links see only the tiles that are drawn.',
      why: 'It is what drawing a part means. Give the list a search field and filters; the place of each item is announced.',
    },
    {
      what: 'What stands below the list moves away while more is loaded.',
      why: 'A list without end has no place after it. Where people need what is below, use Grid with LoadMore.',
    },
    {
      what: 'Safari may move the page by some pixels when one scrolls back over rows of unequal height.',
      why: 'It does not keep the place of what is in sight when something above changes its size; the other browsers do.',
    },
  ],
  examples: [
    { name: 'Two dozen tiles', state: 'default', render: () => <Stays count={24} /> },
    { name: 'Five thousand tiles', isOverlay: true, render: () => <Stays count={5000} /> },
    { name: 'Grows at its end', isOverlay: true, render: () => <GrowingGrid /> },
    {
      name: 'Small cells',
      render: () => (
        <VirtualGrid
          label="Brands"
          columns="brands"
          gap="small"
          initialCount={48}
          items={Array.from({ length: 48 }, (_, index) => `Brand ${index + 1}`)}
          itemKey={(name) => name}
          renderItem={(name) => (
            <Card padding="medium">
              <Text>{name}</Text>
            </Card>
          )}
        />
      ),
    },
    { name: 'Empty', state: 'empty', render: () => <Stays count={0} label="No stays" /> },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Stays
          count={6}
          label="Stays with long names"
          title="Two nights for two with dinner, a bottle of English sparkling wine and late check-out"
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Stays count={6} label="إقامات" title="إقامة على البحر" brandName="فنادق المنارة" pointsText="٩٬٨٠٠ نقطة" />
        </div>
      ),
    },
  ],
}

const pictures = [samplePictures.island, samplePictures.spa, samplePictures.city, samplePictures.rail]

type StaysProps = {
  count: number
  label?: string
  title?: string
  brandName?: string
  pointsText?: string
  total?: number
  onEndReached?: () => void
}

function Stays({
  count,
  label = 'Stays',
  title = 'Stay by the sea',
  brandName = 'Lighthouse Hotels',
  pointsText = '9,800 points',
  ...props
}: StaysProps) {
  return (
    <VirtualGrid
      {...props}
      label={label}
      items={Array.from({ length: count }, (_, index) => index + 1)}
      itemKey={String}
      renderItem={(number, index) => (
        <RewardTile
          title={`${title} ${number}`}
          href={`#stay-${number}`}
          imageUrl={pictures[index % pictures.length] ?? samplePictures.island}
          brandName={brandName}
          pointsText={pointsText}
          headingLevel={2}
        />
      )}
    />
  )
}

function GrowingGrid() {
  const [count, setCount] = useState(48)
  return (
    <Stays
      count={count}
      label="Stays that go on"
      total={5000}
      onEndReached={() => setCount(Math.min(5000, count + 48))}
    />
  )
}
