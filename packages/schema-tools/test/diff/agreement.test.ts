import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Agreement, compareVerdicts, renderAgreements } from './agreement.ts'
import { graphqlCases } from './graphql-cases.ts'
import { inspectorVerdicts, isForInspector } from './inspector-verdicts.ts'
import { redoclyVerdicts } from './redocly-verdicts.ts'
import { restCases } from './rest-cases/rest-cases.ts'

const forInspector = graphqlCases.filter(isForInspector)
const agreements = [
  compareVerdicts('`redocly diff`', restCases, restCases, redoclyVerdicts(restCases)),
  compareVerdicts('GraphQL Inspector', graphqlCases, forInspector, await inspectorVerdicts(forInspector)),
]

test.each(agreements)('$tool agrees on every case but those that say why not', ({ tool, differing }) => {
  const cases = tool.includes('redocly') ? restCases : graphqlCases
  const explained = cases.filter(({ differs }) => differs !== undefined).map(({ title }) => title)
  expect(differing.map(([title]) => title)).toEqual(explained.sort())
})

test('most verdicts agree, and each tool calls something breaking and something not', () => {
  const share = ({ agreeing, compared }: Agreement) => agreeing / compared
  expect(agreements.map(share).every((each) => each > 0.8)).toBe(true)
  expect(agreements.map(({ compared }) => compared >= 40)).toEqual([true, true])
})

test('the README shows how far the verdicts agree (`-u` writes it anew)', async () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const block = /(<!-- agreement -->\n\n)[^]*(\n\n<!-- \/agreement -->)/
  expect(readme).toMatch(block)
  const shown = readme.replace(
    block,
    (_, before: string, after: string) => before + renderAgreements(agreements) + after,
  )
  await expect(shown).toMatchFileSnapshot('../../README.md')
})
