import { startExternalPostgres } from '@clubhouse/test-kit/external-postgres'
import { expect, test } from 'vitest'
import { faultKinds } from './plan/faults.ts'
import { countOf, inWords, type Report } from './report.ts'
import { type Run, runPlan } from './run.ts'

/** A short run; `npm run reliability` is the long one. */
const seed = 20_261_122
const patience = 300_000

async function expectNothingWrong(run: Run): Promise<Report> {
  const report = await runPlan(run)
  expect(report.findings, inWords(report, replayOf(run))).toEqual([])
  return report
}

function replayOf({ seed, operations, databaseUrl, forgetsKeys = false }: Run): string {
  const database = databaseUrl === undefined ? 'embedded' : 'external'
  return `SEED=${seed} OPERATIONS=${operations} DATABASE=${database} KEYS=${forgetsKeys ? 'forgotten' : 'kept'} npm run reliability`
}

test(
  'whatever goes wrong on the way, every wish is done once or not at all, and its member knows which',
  { timeout: patience },
  async () => {
    const { faults, outcomes } = await expectNothingWrong({ seed, operations: 1000 })
    for (const kind of faultKinds) expect(faults[kind], kind).toBeGreaterThan(0)
    for (const name of ['exchange', 'order', 'promotion', 'transfer', 'cancel'])
      expect(outcomes[`${name}: done`], name).toBeGreaterThan(0)
  },
)

test('nor is anything lost or doubled in a PostgreSQL of one’s own', { timeout: patience }, async () => {
  const server = await startExternalPostgres()
  try {
    await expectNothingWrong({ seed, operations: 300, databaseUrl: server.url })
  } finally {
    await server.close()
  }
})

test('where idempotency keys are forgotten, things are doubled, and it is found', { timeout: patience }, async () => {
  const report = await runPlan({ seed, operations: 200, forgetsKeys: true })
  expect(countOf(report, 'doubled')).toBeGreaterThan(0)
})
