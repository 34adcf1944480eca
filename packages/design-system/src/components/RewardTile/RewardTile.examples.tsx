import type { ComponentExamples } from '../../examples/component-examples.ts'
import { linkTileKeys, linkTileWithout } from '../../examples/states-without.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { Grid } from '../Grid/Grid.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { RewardTile } from './RewardTile.tsx'

export const rewardTileExamples: ComponentExamples = {
  component: 'RewardTile',
  summary: 'A reward or an offer in a list. The whole tile is one link, named by its title.',
  useFor: ['Rewards to spend on and offers to earn with, in lists, carousels and search.'],
  insteadUse: [
    { when: 'It belongs to the member already', use: 'VoucherTile, OrderTile' },
    { when: 'It leads to a group of rewards', use: 'CategoryTile' },
  ],
  keyboard: linkTileKeys,
  control: { role: 'link', name: 'Two nights in a harbour hotel' },
  without: linkTileWithout,
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '2.4.4', says: 'The link is named by the title alone.' },
    { criterion: '2.5.8', says: 'The whole tile is the target; the action on it is 44 px.' },
    { criterion: '2.4.7', says: 'Focus is a double ring that shows on every background.' },
    { criterion: '1.4.4', says: 'Leads are cut by lines, not by pixels, so larger text still shows its beginning.' },
  ],
  examples: [
    {
      name: 'In a grid',
      render: () => (
        <Grid columns="tiles" as="ul">
          {rewards.map((reward) => (
            <li key={reward.title}>
              <RewardTile {...reward} />
            </li>
          ))}
        </Grid>
      ),
    },
    {
      name: 'With an action',
      render: () => (
        <Grid columns="tiles">
          <RewardTile
            {...rewards[0]}
            title="Weekend in Whitby"
            action={
              <IconButton label="Add Weekend in Whitby to favourites" variant="raised">
                <Icon name="heart" />
              </IconButton>
            }
          />
        </Grid>
      ),
    },
    {
      name: 'Short title, three lines of lead',
      render: () => (
        <Grid columns="tiles">
          <RewardTile {...rewards[1]} title="Vineyard lunch for two" lead={longLead} />
        </Grid>
      ),
    },
    {
      name: 'Long title, two lines of lead',
      state: 'long-text',
      render: () => (
        <Grid columns="tiles">
          <RewardTile
            {...rewards[1]}
            title="A long lunch for two among the vines, with a tour of the cellars"
            lead={longLead}
          />
        </Grid>
      ),
    },
    {
      name: 'Only what it needs',
      render: () => (
        <Grid columns="tiles">
          <RewardTile
            title="Give points to a lifeboat station"
            href="#plain"
            imageUrl={samplePictures.island}
            brandName="Coast Rescue"
          />
        </Grid>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Grid columns="tiles">
            <RewardTile
              title="ليلتان على البحر"
              href="#rtl"
              imageUrl={samplePictures.spa}
              brandName="نسيم"
              brandLogoUrl={samplePictures.waveMark}
              lead="فندق صغير بجانب الميناء."
              pointsText="18,000 نقطة"
              badge="جديد"
            />
          </Grid>
        </div>
      ),
    },
  ],
}

const longLead =
  'Start in the cellars with the winemaker, walk the rows with a glass in hand, then sit down to four courses that follow the season and the slope.'

const rewards = [
  {
    title: 'Two nights in a harbour hotel',
    href: '#harbour',
    imageUrl: samplePictures.island,
    brandName: 'Tidewater Hotels',
    brandLogoUrl: samplePictures.waveMark,
    lead: 'Sea view, breakfast and a boat trip around the point.',
    pointsText: '24,650 points',
    badge: 'Members only',
  },
  {
    title: 'Vineyard lunch',
    href: '#vineyard',
    imageUrl: samplePictures.table,
    brandName: 'Oak and Acorn',
    brandLogoUrl: samplePictures.oakMark,
    lead: 'Four courses that follow the season and the slope.',
    pointsText: '9,800 points',
  },
  {
    title: 'Premiere night, best seats, and popcorn on the house',
    href: '#cinema',
    imageUrl: samplePictures.cinema,
    brandName: 'Lantern Cinemas',
    brandLogoUrl: samplePictures.lanternMark,
    lead: 'See it first, and stay for the questions.',
    pointsText: '3,200 points',
    badge: 'New',
  },
  {
    title: 'First class to Edinburgh',
    href: '#rail',
    imageUrl: samplePictures.rail,
    brandName: 'Northern Line Rail',
    lead: 'A window seat, a hot breakfast and the whole coast.',
    pointsText: '12,400 points',
  },
] as const
