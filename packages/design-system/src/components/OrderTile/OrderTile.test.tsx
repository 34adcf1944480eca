import { describeLinkKeys } from '../../../test/link-keys.tsx'
import { orderTileExamples } from './OrderTile.examples.tsx'

describeLinkKeys(orderTileExamples)
