import type { ComponentExamples } from '../../examples/component-examples.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { BrandTile } from '../BrandTile/BrandTile.tsx'
import { RewardTile } from '../RewardTile/RewardTile.tsx'
import { Carousel } from './Carousel.tsx'

export const carouselExamples: ComponentExamples = {
  component: 'Carousel',
  summary: 'A row that is wider than the page.',
  useFor: [
    'A row of rewards, offers or brands on a page that has several such rows.',
    'A row below what the page is about, with `upToThree`, `upToFour` or `grid`: it pages by what is in sight as a whole.',
    'With autoplay only for promotions that a person need not read to go on.',
  ],
  insteadUse: [
    { when: 'The row is what the person came for', use: 'Grid with LoadMore' },
    { when: 'There are four items or fewer', use: 'Grid' },
    { when: 'Views of one thing are switched', use: 'Tabs' },
  ],
  pattern: { name: 'Carousel', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/carousel/' },
  keyboard: [
    { keys: 'Tab', does: 'Goes through the items and the buttons; to the pause button first, where there is one.' },
    { keys: 'Arrow right', does: 'Pages on; back where writing goes from right to left.' },
    { keys: 'Arrow left', does: 'Pages back; on where writing goes from right to left.' },
    { keys: 'Enter', does: 'Presses the button, or follows the link, that has focus.' },
    { keys: 'Space', does: 'Presses the button that has focus.' },
  ],
  accessibilityCriteria: [
    {
      criterion: '2.1.1',
      says: 'Arrow keys page, as the two buttons do; every link is in the tab order. Before its script is there, keys scroll it.',
    },
    { criterion: '2.5.1', says: 'Swiping is never the only way.' },
    { criterion: '2.5.7', says: 'Dragging is never the only way.' },
    { criterion: '4.1.2', says: 'It is a region with a name; its buttons say where they lead.' },
    {
      criterion: '4.1.3',
      says: 'The new position is announced when a person pages, and not while it moves by itself.',
    },
    {
      criterion: '2.2.2',
      says: 'What moves by itself has a pause button before it, waits under the pointer, and stops for good once focus is in it.',
    },
    { criterion: '2.3.3', says: 'Under reduced motion nothing moves by itself, and pages change without a slide.' },
    { criterion: '2.5.8', says: 'Its buttons are 44 px square.' },
  ],
  control: { role: 'button', name: 'More rewards' },
  without: {
    disabled: 'The row cannot be disabled; at an end the button that would lead further is, and keeps its focus.',
    invalid: 'Nothing is entered.',
    loading: 'A SkeletonCarousel has its place until the items are there.',
  },
  exceptions: [],
  examples: [
    {
      name: 'Tiles',
      render: () => (
        <Carousel
          label="Spend your points"
          previousLabel="Previous rewards"
          nextLabel="More rewards"
          positionText={position}
        >
          {tiles(9)}
        </Carousel>
      ),
    },
    {
      name: 'Brands',
      render: () => (
        <Carousel label="Partners" previousLabel="Previous partners" nextLabel="More partners" itemSize="compact">
          {Array.from({ length: 14 }, (_, index) => (
            <BrandTile
              key={index}
              name={`Oak and Acorn ${index + 1}`}
              href={`#brand-${index}`}
              logoUrl={samplePictures.oakMark}
            />
          ))}
        </Carousel>
      ),
    },
    ...(
      [
        ['Up to three', 'upToThree', 'More of this brand'],
        ['Up to four', 'upToFour', 'Benefits of this brand'],
      ] as const
    ).map(([name, itemSize, label]) => ({
      name,
      render: () => (
        <Carousel
          label={label}
          previousLabel="Previous rewards of this brand"
          nextLabel="More rewards of this brand"
          itemSize={itemSize}
          positionText={position}
        >
          {tiles(6)}
        </Carousel>
      ),
    })),
    {
      name: 'Fewer than a page',
      render: () => (
        <Carousel
          label="Your vouchers"
          previousLabel="Previous vouchers"
          nextLabel="More vouchers"
          positionText={position}
        >
          {tiles(2)}
        </Carousel>
      ),
    },
    {
      name: 'Promotions that move by themselves',
      render: () => (
        <Carousel
          label="This month"
          previousLabel="Previous promotion"
          nextLabel="Next promotion"
          itemSize="promo"
          positionText={position}
          autoplay={{ playLabel: 'Play promotions', pauseLabel: 'Pause promotions' }}
        >
          {tiles(6)}
        </Carousel>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Carousel
          label="Rewards for a long weekend on the coast"
          previousLabel="Previous rewards for a long weekend"
          nextLabel="More rewards for a long weekend"
          positionText={(first, last, total) =>
            `You are looking at rewards ${first} to ${last} of the ${total} that we have chosen for you`
          }
        >
          {tiles(6, 'Two nights in a harbour hotel with breakfast, a boat trip and a late departure')}
        </Carousel>
      ),
    },
    {
      name: 'Empty',
      state: 'empty',
      render: () => (
        <Carousel label="Nothing yet" previousLabel="Previous" nextLabel="Next">
          {[]}
        </Carousel>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Carousel
            label="مكافآت"
            previousLabel="السابق"
            nextLabel="التالي"
            positionText={(first, last, total) => `${first} إلى ${last} من ${total}`}
          >
            {Array.from({ length: 6 }, (_, index) => (
              <RewardTile
                key={index}
                title={`ليلتان على البحر ${index + 1}`}
                href={`#rtl-${index}`}
                imageUrl={pictures[index] ?? samplePictures.island}
                brandName="نسيم"
                pointsText="18,000 نقطة"
              />
            ))}
          </Carousel>
        </div>
      ),
    },
  ],
}

const position = (first: number, last: number, total: number) =>
  first === last ? `${first} of ${total}` : `${first}–${last} of ${total}`

const pictures = [
  samplePictures.island,
  samplePictures.table,
  samplePictures.cinema,
  samplePictures.rail,
  samplePictures.city,
  samplePictures.spa,
]

const tiles = (count: number, name = 'Reward number') =>
  Array.from({ length: count }, (_, index) => (
    <RewardTile
      key={index}
      title={`${name} ${index + 1}`}
      href={`#reward-${index}`}
      imageUrl={pictures[index % pictures.length] ?? samplePictures.island}
      brandName="Tidewater Hotels"
      pointsText="24,650 points"
    />
  ))
