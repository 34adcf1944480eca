import { BLOCKS, type Document } from '@contentful/rich-text-types'
import { expect, test } from 'vitest'
import { entryWith } from '../entries.fixtures.ts'
import type { BlockEntry, PageBlock } from '../page-block.ts'
import { adaptRichText } from './adapter.ts'

const embedded = (target: object): Document['content'][number] => ({
  nodeType: BLOCKS.EMBEDDED_ENTRY,
  data: { target },
  content: [],
})
const button = entryWith('button', { internalName: 'Join', text: 'Join', target: '/login', style: 'Primary' })

/** As far as this test needs it: what stands in a text is a button or unknown. */
function adaptBlock(entry: BlockEntry): PageBlock {
  const base = { id: entry.id, tags: [] }
  return entry.kind === 'unknown'
    ? { ...base, kind: 'unknown', type: entry.type, data: entry.raw }
    : { ...base, kind: 'button', action: { text: entry.kind, target: '/' }, isPrimary: true }
}

test('a text holds the entries that stand in it, and counts those of unknown types [CNT-21]', () => {
  const body: Document = {
    nodeType: BLOCKS.DOCUMENT,
    data: {},
    content: [embedded(button), embedded({ sys: { id: 'quiz', contentType: { sys: { id: 'quiz' } } }, fields: {} })],
  }
  const { text } = adaptRichText(entryWith('richText', { body }), adaptBlock)
  expect(Object.keys(text.entries)).toEqual(['button'])
  expect(text.unknown).toBe(1)
})
