import { startExternalPostgres } from '@clubhouse/test-kit/external-postgres'
import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DefectName } from './browser/defects.ts'
import { interruptionKinds } from './interrupt.ts'
import { faultKinds, faultPairs } from './plan/faults.ts'
import type { PlannedOperation } from './plan/plan.ts'
import { countOf, inWords, type Report } from './report.ts'
import { runPlan, runPlanIn } from './run.ts'

/** Short runs; `npm run reliability` is the long one. */
const seed = 20_261_122
const timeout = 300_000

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

function expectNothingWrong(report: Report, database: string): void {
  const { seed, operations, findings } = report
  const replay = `SEED=${seed} OPERATIONS=${operations} DATABASE=${database} KEYS=kept npm run reliability`
  expect(findings, inWords(report, replay)).toEqual([])
}

test(
  'whatever two faults come after each other, all is done once or not at all, and its member knows which [API-06]',
  { timeout },
  async () => {
    const report = await runPlanIn(sandbox, { seed, operations: 240 })
    expectNothingWrong(report, 'embedded')
    const { faults, pairs, interruptions, outcomes } = report
    for (const kind of faultKinds) expect(faults[kind], kind).toBeGreaterThan(0)
    expect(pairs).toBe(faultPairs.length)
    for (const kind of interruptionKinds) expect(interruptions[kind]?.times, kind).toBeGreaterThan(0)
    for (const name of ['exchange', 'order', 'promotion', 'transfer', 'cancel', 'subscription'])
      expect(outcomes[`${name}: done`], name).toBeGreaterThan(0)
  },
)

test('nor is anything lost or doubled in a PostgreSQL of one’s own', { timeout }, async () => {
  const server = await startExternalPostgres()
  try {
    expectNothingWrong(await runPlan({ seed: seed + 1, operations: 60, databaseUrl: server.url }), 'external')
  } finally {
    await server.close()
  }
})

/** Vouchers, whose calls meet two faults each. */
const vouchers = (planned: Partial<PlannedOperation>) => ({
  seed,
  operations: 16,
  planned: {
    action: { kind: 'redeem', reward: 'voucher', pick: 0 },
    isTwin: false,
    looksFail: true,
    interruption: undefined,
    answer: 'try-again',
    ...planned,
  } satisfies Partial<PlannedOperation>,
})

test('where the server forgets idempotency keys, things are doubled, and it is found', { timeout }, async () => {
  const report = await runPlan({ ...vouchers({ faults: ['droppedAfter', 'droppedAfter'] }), forgetsKeys: true })
  expect(countOf(report, 'doubled')).toBeGreaterThan(0)
})

test.each<[DefectName, Partial<PlannedOperation>]>([
  ['forgetsUnanswered', { faults: ['droppedAfter', 'badRequest'] }],
  [
    'forgetsAtSessionEnd',
    { faults: ['droppedAfter', 'droppedBefore'], interruption: { kind: 'logged out', at: 'answered' } },
  ],
])('where the app %s, something is paid twice, and it is found', { timeout }, async (defect, planned) => {
  const report = await runPlanIn(sandbox, { ...vouchers(planned), defect })
  expect(countOf(report, 'doubled')).toBeGreaterThan(0)
})

test(
  'a transfer that was left is told by the page of the next one, and is not counted for both',
  { timeout },
  async () => {
    const report = await runPlanIn(sandbox, {
      seed,
      operations: 6,
      planned: {
        browser: 3,
        action: { kind: 'transfer', points: 1000 },
        isTwin: false,
        faults: ['late'],
        interruption: { kind: 'page left', at: 'unanswered' },
        answer: 'leave-it',
      },
    })
    expectNothingWrong(report, 'embedded')
    expect(report.outcomes['transfer: left']).toBeGreaterThan(0)
  },
)
