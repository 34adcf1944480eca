import { describeLinkTileKeys } from '../../../test/link-keys.tsx'
import { categoryTileExamples } from './CategoryTile.examples.tsx'

describeLinkTileKeys(categoryTileExamples)
