import { describeLinkKeys } from '../../../test/link-keys.tsx'
import { categoryTileExamples } from './CategoryTile.examples.tsx'

describeLinkKeys(categoryTileExamples)
