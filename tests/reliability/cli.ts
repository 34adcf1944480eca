import { startExternalPostgres } from '@clubhouse/test-kit/external-postgres'
import { countOf, inWords } from './report.ts'
import { runPlan } from './run.ts'

/** The whole run, on both databases, and once more where it must fail. See the README of `tests`. */
const databases = ['embedded', 'external'] as const
const keyModes = ['kept', 'forgotten'] as const

const { DATABASE_URL } = process.env
const seed = wholeNumber('SEED') ?? Math.floor(Math.random() * 1_000_000_000)
const operations = wholeNumber('OPERATIONS') ?? 10_000
const database = oneOf('DATABASE', databases)
const keys = oneOf('KEYS', keyModes)

const runs = [
  { database: 'embedded', keys: 'kept' },
  { database: 'external', keys: 'kept' },
  { database: 'embedded', keys: 'forgotten' },
] as const
// A database or a mode of one's own makes it one run.
const isOne = database !== undefined || keys !== undefined
const chosen = isOne ? [{ database: database ?? 'embedded', keys: keys ?? 'kept' }] : runs

for (const each of chosen) if (!(await isGood(each))) process.exitCode = 1

async function isGood({ database, keys }: (typeof chosen)[number]): Promise<boolean> {
  const forgetsKeys = keys === 'forgotten'
  const server = database === 'external' && !DATABASE_URL ? await startExternalPostgres() : undefined
  const databaseUrl = database === 'external' ? (DATABASE_URL ?? server?.url) : undefined
  try {
    const report = await runPlan({ seed, operations, databaseUrl, forgetsKeys })
    const replay = `SEED=${seed} OPERATIONS=${operations} DATABASE=${database} KEYS=${keys} npm run reliability`
    const isRight = forgetsKeys ? countOf(report, 'doubled') > 0 : report.findings.length === 0
    console.info(`\n${database} database, idempotency keys ${keys}; ${inWords(report, replay)}`)
    console.info(isRight ? (forgetsKeys ? 'ok: it failed, as it must' : 'ok') : 'FAIL')
    return isRight
  } finally {
    await server?.close()
  }
}

function wholeNumber(name: string): number | undefined {
  const given = process.env[name]
  if (given === undefined || given === '') return undefined
  const number = Number(given)
  if (Number.isInteger(number) && number > 0 && number < 2 ** 31) return number
  throw new Error(`${name} must be a whole number above 0, but is "${given}".`)
}

function oneOf<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
  const given = process.env[name]
  if (given === undefined || given === '') return undefined
  const value = values.find((each) => each === given)
  if (value !== undefined) return value
  throw new Error(`${name} must be ${values.join(' or ')}, but is "${given}".`)
}
