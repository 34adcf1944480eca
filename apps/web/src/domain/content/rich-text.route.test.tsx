import { BLOCKS, type Document, INLINES } from '@contentful/rich-text-types'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { connectApp } from '#test/connect-app.ts'
import { RichText } from '#domain/content/components/RichText.tsx'

const text = (value: string) => ({ nodeType: 'text' as const, value, marks: [], data: {} })
/** Without the text's own element, and without classes. */
const markup = (content: Document['content']) =>
  renderToStaticMarkup(<RichText document={{ nodeType: BLOCKS.DOCUMENT, data: {}, content }} />)
    .replace(/^<div[^>]*>(.*)<\/div>$/, '$1')
    .replaceAll(/ class="[^"]*"/g, '')

beforeAll(() => connectApp('/'))
afterEach(() => vi.restoreAllMocks())

test('paragraphs, headings and links', () => {
  const content: Document['content'] = [
    { nodeType: BLOCKS.HEADING_2, data: {}, content: [text('Points')] },
    {
      nodeType: BLOCKS.PARAGRAPH,
      data: {},
      content: [text('See '), { nodeType: INLINES.HYPERLINK, data: { uri: '/help' }, content: [text('help')] }],
    },
  ]
  expect(markup(content)).toBe('<h2>Points</h2><p>See <a href="/help">help</a></p>')
})

test('an unknown embedded entry logs an error and renders nothing [CNT-21]', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const content: Document['content'] = [
    { nodeType: BLOCKS.EMBEDDED_ENTRY, data: { target: { sys: { id: 'quiz' } } }, content: [] },
  ]
  expect(markup(content)).toBe('')
  expect(error).toHaveBeenCalledOnce()
})

test.each([
  ['a file', INLINES.ASSET_HYPERLINK, { fields: { file: { url: '//files/map.pdf' } } }, '//files/map.pdf'],
  [
    'a statement',
    INLINES.ENTRY_HYPERLINK,
    {
      sys: { contentType: { sys: { id: 'modernSlaveryStatement' } } },
      fields: { title: '2024', year: 2024, document: { sys: {}, fields: { file: { url: '//files/2024.pdf' } } } },
    },
    '//files/2024.pdf',
  ],
  ['a file that was taken away', INLINES.ASSET_HYPERLINK, { sys: { type: 'Link', id: 'gone' } }, undefined],
  ['an entry of a type of tomorrow', INLINES.ENTRY_HYPERLINK, { sys: { id: 'quiz' } }, undefined],
] as const)('a link to %s leads there, or is its text alone [CNT-21, CNT-34]', (_what, nodeType, target, address) => {
  const content: Document['content'] = [
    { nodeType: BLOCKS.PARAGRAPH, data: {}, content: [{ nodeType, data: { target }, content: [text('Read it')] }] },
  ]
  const link = `<a href="${address}" target="_blank" rel="noopener noreferrer">Read it<span> opens in a new tab</span></a>`
  expect(markup(content)).toBe(address === undefined ? '<p>Read it</p>' : `<p>${link}</p>`)
})
