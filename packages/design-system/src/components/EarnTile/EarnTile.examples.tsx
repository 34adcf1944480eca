import type { ComponentExamples } from '../../examples/component-examples.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { Grid } from '../Grid/Grid.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { EarnTile } from './EarnTile.tsx'

const harbour = {
  title: 'Stay by the sea',
  href: '#harbour',
  imageUrl: samplePictures.island,
  brandName: 'Tidewater Hotels',
  brandLogoUrl: samplePictures.waveMark,
  lead: 'Harbour rooms from Whitby to St Ives, with breakfast.',
  earnText: '5 points for every £1',
} as const

export const earnTileExamples: ComponentExamples = {
  component: 'EarnTile',
  summary: 'A way to earn points in a list. The whole tile is one link, named by its title.',
  useFor: [
    'Partners and offers that give points, on the earn list and on home.',
    'A grid or a carousel in which rates are compared.',
  ],
  insteadUse: [
    { when: 'Points are spent', use: 'RewardTile' },
    { when: 'It leads to a partner as such, not to an offer', use: 'BrandTile' },
    { when: 'It invites to something of the club itself', use: 'CtaTile' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the tile’s link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibilityCriteria: [
    { criterion: '2.4.4', says: 'The link is named by the title alone.' },
    { criterion: '2.5.8', says: 'The whole tile is the target; the action on it is 44 px.' },
    { criterion: '2.4.7', says: 'Focus is a double ring round the whole tile that shows on every background.' },
    { criterion: '1.4.3', says: 'The rate has 4.5:1 on its own ground.' },
    { criterion: '1.3.1', says: 'What counts is a list; the title is a heading.' },
    { criterion: '1.4.4', says: 'Leads are cut by lines, not by pixels, so larger text still shows its beginning.' },
  ],
  control: { role: 'link', name: 'Stay by the sea' },
  without: {
    disabled: 'A link leads somewhere or is not there.',
    invalid: 'Nothing is entered.',
    loading: 'A SkeletonGrid has its place until the offers are there.',
    empty: 'A list without offers is an EmptyState.',
  },
  exceptions: [],
  examples: [
    {
      name: 'In a grid',
      render: () => (
        <Grid columns="tiles" as="ul">
          <li>
            <EarnTile {...harbour} badge="Double points" />
          </li>
          <li>
            <EarnTile
              title="Wine for the weekend"
              href="#wine"
              imageUrl={samplePictures.table}
              brandName="Oak and Acorn"
              brandLogoUrl={samplePictures.oakMark}
              bulletPoints={['Mixed cases', 'Tastings and tours']}
              earnText="300 points with your first case"
            />
          </li>
          <li>
            <EarnTile
              title="See it first"
              href="#cinema"
              imageUrl={samplePictures.cinema}
              brandName="Lantern Cinemas"
              brandLogoUrl={samplePictures.lanternMark}
              lead="Premieres, sing-alongs and the good seats."
              earnText="2 points for every £1"
            />
          </li>
        </Grid>
      ),
    },
    {
      name: 'With an action',
      render: () => (
        <Grid columns="tiles">
          <EarnTile
            {...harbour}
            action={
              <IconButton label="Add Stay by the sea to favourites" variant="raised">
                <Icon name="heart" />
              </IconButton>
            }
          />
        </Grid>
      ),
    },
    {
      name: 'Leads to the partner',
      render: () => (
        <Grid columns="tiles">
          <EarnTile {...harbour} href="https://tidewater.example" isExternal externalLabel="(opens in a new tab)" />
        </Grid>
      ),
    },
    {
      name: 'Only what it needs',
      render: () => (
        <Grid columns="tiles">
          <EarnTile
            title="Ride the coast"
            href="#rail"
            imageUrl={samplePictures.rail}
            brandName="Northern Line Rail"
            earnText="1 point for every £1"
          />
        </Grid>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Grid columns="tiles">
          <EarnTile
            {...harbour}
            title="Stay three nights or more anywhere on the coast this winter and take the ferry for nothing"
            brandName="The Northumberland Steam Packet Company"
            lead="Start in the old harbour, walk the pier with a paper of chips, then take the evening boat round the point and be back before the lamps are lit."
            earnText="10 points for every £1 on rooms and 5 points for every £1 on breakfast and dinner"
            bulletPoints={['Rooms that are booked and paid for on the same day', 'Breakfast, dinner and the ferry']}
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
            <EarnTile
              title="إقامة على البحر"
              href="#rtl"
              imageUrl={samplePictures.spa}
              brandName="نسيم"
              brandLogoUrl={samplePictures.waveMark}
              lead="فندق صغير بجانب الميناء."
              bulletPoints={['الغرف', 'الإفطار']}
              earnText="5 نقاط لكل جنيه"
            />
          </Grid>
        </div>
      ),
    },
  ],
}
