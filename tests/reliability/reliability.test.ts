import { startExternalPostgres } from '@clubhouse/test-kit/external-postgres'
import { expect, test } from 'vitest'
import { type DefectName, defects } from './browser/defects.ts'
import { interruptionKinds } from './interrupt.ts'
import { faultKinds, faultPairs } from './plan/faults.ts'
import { countOf, inWords, type Report } from './report.ts'
import { type Run, runPlan } from './run.ts'

/** Short runs; `npm run reliability` is the long one. */
const seed = 20_261_122
const timeout = 300_000

async function expectNothingWrong(run: Run): Promise<Report> {
  const report = await runPlan(run)
  expect(report.findings, inWords(report, replayOf(run))).toEqual([])
  return report
}

function replayOf({ seed, operations, databaseUrl }: Run): string {
  const database = databaseUrl === undefined ? 'embedded' : 'external'
  return `SEED=${seed} OPERATIONS=${operations} DATABASE=${database} KEYS=kept npm run reliability`
}

test(
  'whatever two faults come after each other, all is done once or not at all, and its member knows which [API-06]',
  { timeout },
  async () => {
    const { faults, pairs, interruptions, outcomes } = await expectNothingWrong({ seed, operations: 240 })
    for (const kind of faultKinds) expect(faults[kind], kind).toBeGreaterThan(0)
    expect(pairs).toBe(faultPairs.length)
    for (const kind of interruptionKinds) expect(interruptions[kind]?.times, kind).toBeGreaterThan(0)
    for (const name of ['exchange', 'order', 'promotion', 'transfer', 'cancel'])
      expect(outcomes[`${name}: done`], name).toBeGreaterThan(0)
  },
)

test('nor is anything lost or doubled in a PostgreSQL of one’s own', { timeout }, async () => {
  const server = await startExternalPostgres()
  try {
    await expectNothingWrong({ seed: seed + 1, operations: 100, databaseUrl: server.url })
  } finally {
    await server.close()
  }
})

test('where the server forgets idempotency keys, things are doubled, and it is found', { timeout }, async () => {
  const report = await runPlan({ seed, operations: 40, forgetsKeys: true })
  expect(countOf(report, 'doubled')).toBeGreaterThan(0)
})

test.each(Object.keys(defects) as DefectName[])(
  'where the app %s, something is paid twice, and it is found',
  { timeout },
  async (defect) => {
    const report = await runPlan({ seed, operations: 240, defect })
    expect(countOf(report, 'doubled')).toBeGreaterThan(0)
  },
)
