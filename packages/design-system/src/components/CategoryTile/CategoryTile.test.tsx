import { describeLinkKeys } from '#test/link-keys.ts'
import { categoryTileExamples } from './CategoryTile.examples.tsx'

describeLinkKeys(categoryTileExamples)
