import type { RichTextMark, RichTextNode } from './rich-text-node.ts'

/** Short ways to write a document by hand. */
export const text = (value: string, ...marks: readonly RichTextMark[]): RichTextNode => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})

export const node = (nodeType: string, ...content: readonly RichTextNode[]): RichTextNode => ({
  nodeType,
  data: {},
  content,
})

export const paragraph = (...words: readonly (string | RichTextNode)[]): RichTextNode =>
  node('paragraph', ...words.map((word) => (typeof word === 'string' ? text(word) : word)))

export const link = (uri: string, words: string): RichTextNode => ({ ...node('hyperlink', text(words)), data: { uri } })

export const embedded = (nodeType: string, target: unknown): RichTextNode => ({ ...node(nodeType), data: { target } })

export const row = (cellType: 'table-cell' | 'table-header-cell', ...cells: readonly string[]): RichTextNode =>
  node('table-row', ...cells.map((words) => node(cellType, paragraph(words))))
