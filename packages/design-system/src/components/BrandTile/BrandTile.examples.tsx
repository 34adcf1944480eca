import type { ComponentExamples } from '../../examples/component-examples.ts'
import { linkTileKeys, linkTileWithout } from '../../examples/states-without.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { Grid } from '../Grid/Grid.tsx'
import { BrandTile } from './BrandTile.tsx'

export const brandTileExamples: ComponentExamples = {
  component: 'BrandTile',
  summary: 'A partner brand: its mark and its name.',
  useFor: ['Partner brands to earn or spend with.'],
  insteadUse: [{ when: 'It is a reward or an offer of the brand', use: 'RewardTile' }],
  keyboard: linkTileKeys,
  control: { role: 'link', name: 'Oak and Acorn' },
  without: linkTileWithout,
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '2.4.4', says: 'The link is named by the brand.' },
    { criterion: '1.1.1', says: 'The mark repeats the name and is silent.' },
    { criterion: '2.4.7', says: 'Focus is a double ring that shows on every background.' },
  ],
  examples: [
    {
      name: 'In a grid',
      render: () => (
        <Grid columns="brands" gap="medium">
          {[
            ['Oak and Acorn', samplePictures.oakMark],
            ['Tidewater Hotels', samplePictures.waveMark],
            ['Lantern Cinemas', samplePictures.lanternMark],
          ].map(([name = '', logoUrl = '']) => (
            <BrandTile key={name} name={name} href={`#${name}`} logoUrl={logoUrl} />
          ))}
        </Grid>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Grid columns="brands" gap="medium">
          <BrandTile name="The Northumberland Steam Packet Company" href="#long" logoUrl={samplePictures.waveMark} />
        </Grid>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <BrandTile name="فنادق المد" href="#rtl" logoUrl={samplePictures.waveMark} />
        </div>
      ),
    },
  ],
}
