import { BLOCKS, type Document, INLINES } from '@contentful/rich-text-types'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRichText } from './rich-text.tsx'

const text = (value: string) => ({ nodeType: 'text' as const, value, marks: [], data: {} })
const markup = (content: Document['content']) =>
  renderToStaticMarkup(
    renderRichText({ nodeType: BLOCKS.DOCUMENT, data: {}, content }, (address, children) => (
      <a href={`to:${address}`}>{children}</a>
    )),
  )

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
  expect(markup(content)).toBe('<h2>Points</h2><p>See <a href="to:/help">help</a></p>')
})

test('an unknown embedded entry logs an error and renders nothing [CNT-21]', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const content: Document['content'] = [
    { nodeType: BLOCKS.EMBEDDED_ENTRY, data: { target: { sys: { id: 'quiz' } } }, content: [] },
  ]
  expect(markup(content)).toBe('')
  expect(error).toHaveBeenCalledOnce()
})
