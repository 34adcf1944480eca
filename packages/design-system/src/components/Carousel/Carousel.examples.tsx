import type { ComponentExamples } from '../../examples/component-examples.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { BrandTile } from '../BrandTile/BrandTile.tsx'
import { RewardTile } from '../RewardTile/RewardTile.tsx'
import { Carousel } from './Carousel.tsx'

export const carouselExamples: ComponentExamples = {
  component: 'Carousel',
  summary: 'A row that is wider than the page.',
  accessibilityCriteria: [
    { criterion: '2.1.1', says: 'Arrow keys page, as the two buttons do; every item is in the tab order.' },
    { criterion: '2.5.1', says: 'Swiping is never the only way.' },
    { criterion: '4.1.2', says: 'It is a region with a name; its buttons say where they lead.' },
    { criterion: '4.1.3', says: 'The new position is announced.' },
  ],
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
      name: 'Empty',
      render: () => (
        <Carousel label="Nothing yet" previousLabel="Previous" nextLabel="Next">
          {[]}
        </Carousel>
      ),
    },
    {
      name: 'Right to left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Carousel label="مكافآت" previousLabel="السابق" nextLabel="التالي" positionText={position}>
            {tiles(6)}
          </Carousel>
        </div>
      ),
    },
  ],
}

const position = (first: number, last: number, total: number) => `${first}–${last} of ${total}`

const pictures = [
  samplePictures.island,
  samplePictures.table,
  samplePictures.cinema,
  samplePictures.rail,
  samplePictures.city,
  samplePictures.spa,
]

const tiles = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <RewardTile
      key={index}
      title={`Reward number ${index + 1}`}
      href={`#reward-${index}`}
      imageUrl={pictures[index % pictures.length] ?? samplePictures.island}
      brandName="Tidewater Hotels"
      pointsText="24,650 points"
    />
  ))
