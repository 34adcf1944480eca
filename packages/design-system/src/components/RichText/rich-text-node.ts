/** The document shape of the content service, told by structure: no client is needed to draw it. */
export type RichTextNode = {
  /** Such as `paragraph`, `heading-2`, `hyperlink` or `text`. */
  readonly nodeType: string
  /** What stands inside; absent for text. */
  readonly content?: readonly RichTextNode[] | undefined
  /** Address of a link, or target of what is embedded. */
  readonly data?: Readonly<Record<string, unknown>> | undefined
  /** The words of a text. */
  readonly value?: string | undefined
  /** Bold, italic and the like. */
  readonly marks?: readonly { readonly type: string }[] | undefined
}

export const richTextMarks = [
  'bold',
  'italic',
  'underline',
  'code',
  'superscript',
  'subscript',
  'strikethrough',
] as const
export type RichTextMark = (typeof richTextMarks)[number]

/** Element of each mark, by its meaning. */
export const markElements = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  strikethrough: 's',
} as const satisfies Record<RichTextMark, string>

/** Element of each block that holds others and needs nothing else. */
export const blockElements = {
  paragraph: 'p',
  'ordered-list': 'ol',
  'unordered-list': 'ul',
  'list-item': 'li',
  blockquote: 'blockquote',
  'table-row': 'tr',
  'table-cell': 'td',
} as const

export type BlockType = keyof typeof blockElements

export const isBlock = (nodeType: string): nodeType is BlockType => nodeType in blockElements
export const isMark = (type: string): type is RichTextMark => type in markElements

/** Place in the outline, moved by the offset and kept within what HTML has. */
export function headingLevel(nodeType: string, offset: number): 1 | 2 | 3 | 4 | 5 | 6 | undefined {
  const level = /^heading-([1-6])$/.exec(nodeType)?.[1]
  if (level === undefined) return undefined
  return Math.max(1, Math.min(6, Number(level) + offset)) as 1 | 2 | 3 | 4 | 5 | 6
}
