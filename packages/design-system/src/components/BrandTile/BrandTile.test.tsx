import { describeLinkTileKeys } from '../../../test/link-keys.tsx'
import { brandTileExamples } from './BrandTile.examples.tsx'

describeLinkTileKeys(brandTileExamples)
