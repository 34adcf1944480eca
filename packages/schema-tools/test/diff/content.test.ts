import { expect, test } from 'vitest'
import { diffContract } from '../../src/diff/diff-contract.ts'
import { filesFrom, inShort } from './case-sources.ts'
import { type ContentCase, contentCases } from './content-cases.ts'

test.each(contentCases.map((each) => [each.title, each] as const))('%s', (_, { at, before, after, want }) => {
  const changes = diffContract(filesOf(at, before), filesOf(at, after))
  expect(changes.map(inShort).sort()).toEqual([...want].sort())
})

test('whoever reads an entry is touched by what is behind its links', () => {
  const types = (last: string) =>
    `[
      { "sys": { "id": "page" }, "fields": [${linkTo('howItWorks')}] },
      { "sys": { "id": "howItWorks" }, "fields": [${linkTo('step')}] },
      { "sys": { "id": "terms" }, "fields": [] },
      { "sys": { "id": "step" }, "fields": [${last}] }
    ]`
  const before = filesOf('types', types('{ "id": "title", "type": "Symbol" }'))
  const [change] = diffContract(before, filesOf('types', types('')))
  expect(change?.subject).toBe('step.title')
  expect(change?.touches.map(({ name }) => name)).toEqual(['howItWorks', 'page', 'step'])
})

test('a change says where it is written', () => {
  const before = filesOf('fields', '[\n{ "id": "a", "type": "Text" },\n{ "id": "b", "type": "Text" }\n]')
  const after = filesOf('fields', '[\n{ "id": "b", "type": "RichText" }\n]')
  const places = diffContract(before, after).map(({ subject, place, revision }) => [subject, place.line, revision])
  expect(places).toEqual([
    ['banner.a', 2, 'base'],
    ['banner.b', 2, 'head'],
  ])
})

function linkTo(type: string): string {
  return `{ "id": "link", "type": "Link", "linkType": "Entry", "validations": [{ "linkContentType": ["${type}"] }] }`
}

function filesOf(at: ContentCase['at'], text: string) {
  const fields = at === 'field' ? `[${text}]` : text
  const types = at === 'types' ? text : `[{ "sys": { "id": "banner" }, "fields": ${fields} }]`
  const model =
    at === 'locales'
      ? `{ "contentTypes": [], "locales": ${text} }`
      : `{ "contentTypes": ${types}, "locales": [{ "code": "en-GB", "default": true }] }`
  return filesFrom({ 'content/content-model.json': model })
}
