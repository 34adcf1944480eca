import { describeLinkKeys } from '#test/link-keys.ts'
import { voucherTileExamples } from './VoucherTile.examples.tsx'

describeLinkKeys(voucherTileExamples)
