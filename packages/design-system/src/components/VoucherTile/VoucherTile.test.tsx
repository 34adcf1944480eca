import { describeLinkKeys } from '../../../test/link-keys.tsx'
import { voucherTileExamples } from './VoucherTile.examples.tsx'

describeLinkKeys(voucherTileExamples)
