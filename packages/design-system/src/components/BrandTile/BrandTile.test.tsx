import { describeLinkKeys } from '#test/link-keys.ts'
import { brandTileExamples } from './BrandTile.examples.tsx'

describeLinkKeys(brandTileExamples)
