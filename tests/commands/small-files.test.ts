import { expect, test } from 'vitest'
import { evaluated } from './evaluated.ts'

const web = 'apps/web/src'
const user = `${web}/features/search/components/Search.tsx`
const small = `${web}/features/search/model/word.ts`
const word = "export const word = 'tea'\n"
const uses = (name: string) => `import { word } from '${name}'\n\nexport const Search = () => word\n`
const found = (texts: Record<string, string>) =>
  evaluated('small-files.mjs', `exported.smallFiles(${JSON.stringify(texts)})`)

test.each([
  ['by its path', '../model/word.ts'],
  ['by #', '#features/search/model/word.ts'],
])('a small file that one file imports %s is found', (_how, name) => {
  expect(found({ [user]: uses(name), [small]: word })).toEqual([
    `${small} has 1 lines and one user: let it join ${user}`,
  ])
})

test.each([
  ['two files import', { [user]: uses('../model/word.ts'), [`${web}/features/search/b.ts`]: uses('./model/word.ts') }],
  [
    'a test imports as well',
    { [user]: uses('../model/word.ts'), [`${web}/features/search/model/word.test.ts`]: uses('./word.ts') },
  ],
  ['loads lazily', { [user]: "export const load = () => import('../model/word.ts')\n" }],
  ['another room imports', { [`${web}/pages/home/HomePage.tsx`]: uses('#features/search/model/word.ts') }],
  ['nobody imports', {}],
])('a small file that %s stands alone', (_why, texts) => {
  expect(found({ ...texts, [small]: word })).toEqual([])
})

test('a file of 15 lines stands alone, and so does a page', () => {
  const long = word + '\n'.repeat(13) + word
  const page = `${web}/pages/home/HomePage.tsx`
  const table = `${web}/pages/home/table.ts`
  expect(found({ [user]: uses('../model/word.ts'), [small]: long })).toEqual([])
  expect(found({ [table]: uses('./HomePage.tsx'), [page]: word })).toEqual([])
})
