import { expect, test } from 'vitest'
import { sharedNames } from '../../src/check/check-names.ts'
import { judgeUsage, usedParts } from '../../src/check/check-usage.ts'
import type { ContractPart } from '../../src/contract-parts.ts'

const part = (name: string, brings: string[] = []): ContractPart => ({
  concept: 'content',
  group: 'content',
  name,
  wireName: name,
  place: { file: 'schemas/x.json', line: 3, column: 1 },
  requirements: ['CNT-01'],
  brings,
})

const page = part('page', ['hero'])
const hero = part('hero', ['button'])
const button = part('button')
const perk = part('perk')
const parts = [page, hero, button, perk]

test('what a used entry links to is used with it, however deep', () => {
  expect([...usedParts(parts, ({ name }) => name === 'page')].map(({ name }) => name)).toEqual([
    'page',
    'hero',
    'button',
  ])
})

test.each<[what: string, used: ContractPart[], awaited: string[], want: string[]]>([
  ['all is used', parts, [], []],
  ['what is not used stands on the list', [page, hero, button], ['perk'], []],
  ['one is neither used nor on the list', [page, hero, button], [], ['content perk: is used by nobody']],
  ['one is on the list though it is used', parts, ['perk'], ['perk: is used now: take it off the list']],
  ['the list knows one that no schema has', parts, ['gone'], ['gone: is in no schema: take it off the list']],
])('when %s', (_what, used, awaited, want) => {
  const findings = judgeUsage(parts, new Set(awaited), new Set(used))
  expect(findings.map(({ subject, message }) => `${subject}: ${message}`)).toEqual(want)
})

test('a name that two operations share is told, whatever their hosts', () => {
  const elsewhere = { ...part('page'), group: 'another' }
  expect(sharedNames([page, hero, elsewhere])).toEqual([
    { subject: 'content page', message: 'has the name of another one, at schemas/x.json:3', place: 'schemas/x.json:3' },
  ])
  expect(sharedNames(parts)).toEqual([])
})
