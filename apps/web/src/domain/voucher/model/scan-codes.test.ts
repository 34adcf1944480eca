import { expect, test } from 'vitest'
import { scanCodesOf } from './scan-codes.ts'

test.each([
  ['a barcode', 'KQ7M-4XHD', 'BARCODE_128', ['barcode', 'qr']],
  ['a QR code', 'KQ7M-4XHD', 'QR_CODE', ['qr', 'barcode']],
  ['the server does not say which', 'KQ7M-4XHD', undefined, ['qr', 'barcode']],
  ['a barcode that cannot hold it', 'CAFÉ-1', 'BARCODE_128', ['qr']],
] as const)('a code that is read as %s is offered in this order [VCH-05]', (_what, code, redemptionType, ways) => {
  expect(scanCodesOf({ code, content: redemptionType === undefined ? {} : { redemptionType } })).toEqual(ways)
})
