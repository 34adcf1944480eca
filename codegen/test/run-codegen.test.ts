import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reportOutcome } from '../src/engine/report.ts'
import { runCodegen } from '../src/engine/run-codegen.ts'
import { copySchemas, filesBelow } from './copied-schemas.ts'

const table = new URL('./rest-units.ts', import.meta.url)
const clubTypes = 'packages/rest-client/src/generated/club.types.ts'
const manifest = 'node_modules/.cache/codegen/manifest.json'
const unitsOf = (host: string) => [`rest ${host} types`, `rest ${host} operations`, `rest ${host} handlers`]

/** Schemas whose clients were made once; each test works on a copy. */
let made: ReturnType<typeof copySchemas>
let root: string
beforeAll(async () => {
  made = copySchemas()
  const outcome = await runCodegen({ root: made.root, table })
  if (outcome.kind !== 'drifted') throw new Error(`the schemas themselves: ${JSON.stringify(outcome)}`)
})
afterAll(() => made.remove())
beforeEach(() => {
  root = `${made.root}-copy`
  cpSync(made.root, root, { recursive: true, preserveTimestamps: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const run = (options: { check?: boolean; table?: URL } = {}) => runCodegen({ root, table, ...options })
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('only what a change concerns is made again', () => {
  test('a second run makes nothing and writes nothing', async () => {
    const before = filesBelow(root)
    expect(await run()).toEqual({ kind: 'up to date', fileCount: 6, made: [] })
    expect(filesBelow(root)).toEqual(before)
  })

  test.each([
    ['a tag of one host', 'schemas/rest/club/orders.yaml', unitsOf('club')],
    ["one host's document", 'schemas/rest/referral.openapi.yaml', unitsOf('referral')],
    ['what the hosts share', 'schemas/rest/shared.yaml', ['club', 'referral'].flatMap(unitsOf)],
    ['another concept', 'schemas/graphql/schema.graphql', []],
  ])('%s', async (_what, path, units) => {
    appendFileSync(join(root, path), '# changed\n')
    const outcome = await run()
    expect(outcome).toMatchObject({ kind: 'up to date' })
    expect('made' in outcome && outcome.made.toSorted()).toEqual(units.toSorted())
    expect(await run()).toMatchObject({ made: [] })
  })

  test('a change that matters is written, and nothing else', async () => {
    const file = 'schemas/rest/referral.openapi.yaml'
    writeFileSync(join(root, file), read(file).replace('recordReferralOrder', 'tellReferralPartner'))
    expect(await run()).toMatchObject({
      kind: 'drifted',
      drift: [
        'apps/sandbox/src/generated/rest-referral-handlers.ts',
        'packages/rest-client/src/generated/referral.operations.ts',
        'packages/rest-client/src/generated/referral.types.ts',
      ],
    })
    expect(read('packages/rest-client/src/generated/referral.operations.ts')).toContain(
      'export const tellReferralPartner = ',
    )
  })
})

describe('generated files are always what the schemas say', () => {
  test('a file that was edited by hand is mended', async () => {
    const before = read(clubTypes)
    appendFileSync(join(root, clubTypes), 'export type Mine = 1\n')
    expect(await run()).toEqual({ kind: 'drifted', drift: [clubTypes], made: ['rest club types'] })
    expect(read(clubTypes)).toBe(before)
  })

  test('a file that was removed comes back', async () => {
    const before = read(clubTypes)
    rmSync(join(root, clubTypes))
    expect(await run()).toEqual({ kind: 'drifted', drift: [clubTypes], made: ['rest club types'] })
    expect(read(clubTypes)).toBe(before)
  })

  test('a file that nothing generates goes, however deep it lies', async () => {
    const path = 'packages/rest-client/src/generated/old/club.ts'
    mkdirSync(join(root, 'packages/rest-client/src/generated/old'))
    writeFileSync(join(root, path), 'export {}\n')
    expect(await run({ check: true })).toMatchObject({ kind: 'drifted', drift: [path] })
    expect(await run()).toMatchObject({ kind: 'drifted', drift: [path], made: [] })
    expect(await run()).toMatchObject({ kind: 'up to date' })
  })

  test.each([
    ['none', () => rmSync(join(root, manifest))],
    ['one that nobody can read', () => writeFileSync(join(root, manifest), '{ "rest')],
    ['one of nothing', () => writeFileSync(join(root, manifest), '{ "rest club types": 1, "rest b2c types": {} }')],
  ])('whatever is remembered of the last time: %s', async (_what, spoil) => {
    const before = read(clubTypes)
    spoil()
    appendFileSync(join(root, clubTypes), 'export type Mine = 1\n')
    expect(await run()).toMatchObject({ kind: 'drifted', drift: [clubTypes], made: { length: 6 } })
    expect(read(clubTypes)).toBe(before)
    expect(await run()).toMatchObject({ made: [] })
  })

  test('the order in which units are made changes no byte, nor do two runs at once', async () => {
    const before = filesBelow(root)
    const textsOf = (files: typeof before) => new Map([...files].map(([path, { text }]) => [path, text]))
    rmSync(join(root, 'packages'), { recursive: true })
    rmSync(join(root, manifest))
    await Promise.all([run(), run({ table: new URL('./rest-units-reversed.ts', import.meta.url) })])
    expect(textsOf(filesBelow(root))).toEqual(textsOf(before))
    expect(await run()).toMatchObject({ kind: 'up to date', made: [] })
  })
})

describe('a check names what is stale and writes nothing', () => {
  test.each<[what: string, spoil: () => void, drift: string[]]>([
    ['an edited file', () => appendFileSync(join(root, clubTypes), '//\n'), [clubTypes]],
    ['a removed file', () => rmSync(join(root, clubTypes)), [clubTypes]],
    [
      'an edited file in a clean clone, which remembers nothing',
      () => {
        rmSync(join(root, manifest))
        appendFileSync(join(root, clubTypes), '//\n')
      },
      [clubTypes],
    ],
    [
      'a schema whose client was not made',
      () => {
        const file = join(root, 'schemas/rest/shared.yaml')
        writeFileSync(file, readFileSync(file, 'utf8').replace('Every answer that is not a success.', 'A refusal.'))
      },
      ['club', 'referral'].map((host) => `packages/rest-client/src/generated/${host}.types.ts`),
    ],
  ])('%s', async (_what, spoil, drift) => {
    spoil()
    const before = filesBelow(root)
    const outcome = await run({ check: true })
    expect(outcome).toMatchObject({ kind: 'drifted', drift })
    expect(reportOutcome(outcome, { check: true, verbose: false })).toEqual({
      out: [],
      errors: ['codegen: not what the schemas say, run `npm run codegen`:', ...drift.map((path) => `  ${path}`)],
      exitCode: 1,
    })
    expect(await run({ check: true })).toEqual(outcome)
    expect(filesBelow(root)).toEqual(before)
  })

  test('a clean clone that is up to date, and stays as it is', async () => {
    rmSync(join(root, 'node_modules'), { recursive: true })
    const outcome = await run({ check: true })
    expect(reportOutcome(outcome, { check: true, verbose: false })).toEqual({
      out: ['codegen: 6 files are up to date'],
      errors: [],
      exitCode: 0,
    })
    expect(() => read(manifest)).toThrow('ENOENT')
  })
})

test('mistakes in schemas are told together, a line each, and nothing is written', async () => {
  const club = 'schemas/rest/club.openapi.yaml'
  const referral = 'schemas/rest/referral.openapi.yaml'
  writeFileSync(
    join(root, club),
    'openapi: 3.1.0\npaths:\n  /a: { get: { operationId: class, tags: [a] } }\n  /b: { get: { tags: [a] } }\n',
  )
  writeFileSync(join(root, referral), 'paths: [\n')
  const before = filesBelow(root)
  const outcome = await run()
  expect(reportOutcome(outcome, { check: false, verbose: true })).toEqual({
    out: [],
    errors: [
      `${club}:3:29 the operationId class cannot be the name of a function`,
      `${club}:4:14 GET /b has no operationId`,
      `${referral}:2:1 Flow sequence in block collection must be sufficiently indented and end with a ]`,
    ],
    exitCode: 1,
  })
  expect(filesBelow(root)).toEqual(before)
})
