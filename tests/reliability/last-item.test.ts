import { startTestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { expect, test } from 'vitest'
import { sellLastItems, soldKinds } from './last-item.ts'

test(
  'the last item of every type is sold once, however many members want it at once [ERR-19] [ERR-20]',
  { timeout: 300_000 },
  async () => {
    const sandbox = await startTestSandbox()
    try {
      const sales = await sellLastItems(sandbox.control)
      expect(sales).toEqual(
        soldKinds.map((kind) => ({
          kind,
          told: { sold: 1, [kind === 'voucher' ? '422 OUT_OF_STOCK' : '422 VUA']: 49 },
          left: 0,
          sold: 1,
          debits: 1,
        })),
      )
      expect((await sandbox.control.ledger()).violations).toEqual([])
    } finally {
      await sandbox.close()
    }
  },
)
