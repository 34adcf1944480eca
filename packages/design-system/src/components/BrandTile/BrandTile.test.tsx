import { describeLinkKeys } from '../../../test/link-keys.tsx'
import { brandTileExamples } from './BrandTile.examples.tsx'

describeLinkKeys(brandTileExamples)
