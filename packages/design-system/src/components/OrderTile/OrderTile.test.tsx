import { describeLinkTileKeys } from '../../../test/link-keys.tsx'
import { orderTileExamples } from './OrderTile.examples.tsx'

describeLinkTileKeys(orderTileExamples)
