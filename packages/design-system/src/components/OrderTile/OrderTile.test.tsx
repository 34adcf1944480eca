import { describeLinkKeys } from '#test/link-keys.ts'
import { orderTileExamples } from './OrderTile.examples.tsx'

describeLinkKeys(orderTileExamples)
