import type { ComponentExamples } from '../../examples/component-examples.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { Grid } from '../Grid/Grid.tsx'
import { BrandTile } from './BrandTile.tsx'

export const brandTileExamples: ComponentExamples = {
  component: 'BrandTile',
  summary: 'A partner brand: its mark and its name.',
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
      name: 'Long name',
      render: () => (
        <Grid columns="brands" gap="medium">
          <BrandTile name="The Northumberland Steam Packet Company" href="#long" logoUrl={samplePictures.waveMark} />
        </Grid>
      ),
    },
  ],
}
