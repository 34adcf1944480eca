import { describeLinkTileKeys } from '../../../test/link-keys.tsx'
import { voucherTileExamples } from './VoucherTile.examples.tsx'

describeLinkTileKeys(voucherTileExamples)
