import type { ComponentExamples } from '../../examples/component-examples.ts'
import { linkTileKeys, linkTileWithout } from '../../examples/states-without.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { badgeTones } from '../Badge/Badge.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { OrderTile } from './OrderTile.tsx'

export const orderTileExamples: ComponentExamples = {
  component: 'OrderTile',
  summary: 'An order with its state.',
  useFor: ['A member’s orders, with how far each has come.'],
  insteadUse: [
    { when: 'It is a voucher to show', use: 'VoucherTile' },
    { when: 'It is a reward to choose', use: 'RewardTile' },
  ],
  keyboard: linkTileKeys,
  control: { role: 'link', name: 'Mixed case, brand' },
  without: linkTileWithout,
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '1.4.1', says: 'The state is a word; the colour repeats it.' },
    { criterion: '2.4.7', says: 'Focus is a double ring that shows on every background.' },
    { criterion: '1.4.10', says: 'It fits into 320 px without scrolling sideways.' },
  ],
  examples: [
    {
      name: 'States',
      render: () => (
        <Grid columns="rows">
          {badgeTones.map((tone) => (
            <OrderTile
              key={tone}
              title={`Mixed case, ${tone}`}
              href={`#${tone}`}
              brandName="Oak and Acorn"
              imageUrl={samplePictures.table}
              statusText="On its way"
              statusTone={tone}
              dateText="Ordered 3 February 2027"
            />
          ))}
        </Grid>
      ),
    },
    {
      name: 'New',
      render: () => (
        <Grid columns="rows">
          <OrderTile
            title="The discovery case"
            href="#case"
            brandName="Oak and Acorn"
            imageUrl={samplePictures.table}
            statusText="Received"
            statusTone="neutral"
            dateText="Ordered 3 February 2027"
            isNew
            newLabel="New"
          />
        </Grid>
      ),
    },
    {
      name: 'Without a page of its own',
      render: () => (
        <Grid columns="rows">
          <OrderTile
            title="Donation to the lifeboats"
            brandName="Coast Rescue"
            imageUrl={samplePictures.island}
            statusText="Complete"
            statusTone="success"
            dateText="Ordered 3 February 2027"
          />
        </Grid>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <OrderTile
          title="Mixed case of twelve bottles from small vineyards along the Loire, with tasting notes"
          href="#long"
          brandName="The Northumberland Steam Packet Company"
          imageUrl={samplePictures.table}
          statusText="Waiting for the partner to confirm"
          statusTone="warning"
          dateText="Ordered 3 February 2027, by telephone"
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <OrderTile
            title="صندوق نبيذ"
            href="#rtl"
            brandName="البلوط"
            imageUrl={samplePictures.table}
            statusText="في الطريق"
            statusTone="success"
            dateText="3 فبراير"
          />
        </div>
      ),
    },
  ],
}
