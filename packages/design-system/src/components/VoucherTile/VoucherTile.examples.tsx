import type { ComponentExamples } from '../../examples/component-examples.ts'
import { linkTileKeys, linkTileWithout } from '../../examples/states-without.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { VoucherTile } from './VoucherTile.tsx'

export const voucherTileExamples: ComponentExamples = {
  component: 'VoucherTile',
  summary: 'A voucher that the member owns.',
  useFor: ['A member’s vouchers, newest first.'],
  insteadUse: [
    { when: 'It is an order that is on its way', use: 'OrderTile' },
    { when: 'It is a reward to choose', use: 'RewardTile' },
  ],
  keyboard: linkTileKeys,
  control: { role: 'link', name: 'Large popcorn and a drink' },
  without: linkTileWithout,
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '2.4.4', says: 'The link is named by the title.' },
    { criterion: '2.4.7', says: 'Focus is a double ring that shows on every background.' },
    { criterion: '1.4.10', says: 'It fits into 320 px without scrolling sideways.' },
  ],
  examples: [
    {
      name: 'New',
      render: () => (
        <Grid columns="rows">
          <VoucherTile
            title="Large popcorn and a drink"
            href="#popcorn"
            brandName="Lantern Cinemas"
            imageUrl={samplePictures.cinema}
            dateText="Use by 14 March 2027"
            isNew
            newLabel="New"
          />
        </Grid>
      ),
    },
    {
      name: 'Ends soon',
      render: () => (
        <Grid columns="rows">
          <VoucherTile
            title="Two flat whites"
            href="#flat-whites"
            brandName="Copperpot Coffee"
            imageUrl={samplePictures.table}
            dateText="Use by 16 March 2027"
            isNew
            newLabel="New"
            badge={<Badge tone="warning">Ends in 2 days</Badge>}
          />
        </Grid>
      ),
    },
    {
      name: 'Seen',
      render: () => (
        <Grid columns="rows">
          <VoucherTile
            title="Lunch for two"
            href="#lunch"
            brandName="Oak and Acorn"
            imageUrl={samplePictures.table}
            dateText="Use by 2 June 2027"
          />
        </Grid>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Grid columns="rows">
          <VoucherTile
            title="Afternoon tea on the observation deck with a bottle of English sparkling wine to share"
            href="#tea"
            brandName="The Northumberland Steam Packet Company"
            imageUrl={samplePictures.island}
            dateText="Use by 31 December 2027, Mondays to Thursdays"
            isNew
            newLabel="New"
          />
        </Grid>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <VoucherTile
            title="فشار ومشروب"
            href="#rtl"
            brandName="سينما الفانوس"
            imageUrl={samplePictures.cinema}
            dateText="حتى 14 مارس"
          />
        </div>
      ),
    },
  ],
}
