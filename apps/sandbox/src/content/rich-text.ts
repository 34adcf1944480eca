import type { Json } from './content-store.ts'
import { link } from './links.ts'

/**
 * Rich text documents from plain lines, because that is how an editor writes: `## ` and `### ` begin headings, `- ` and
 * `1. ` list items, `> ` a quotation, `---` a rule, `!id` an embedded entry; `**strong**`, `_stressed_` and
 * `[text](address)` stand inside lines, where an address may also be `entry:id` or `asset:id`.
 */
export function richText(source: string): Json {
  const content: Json[] = []
  for (const block of source.trim().split(/\n\s*\n/)) {
    const lines = block.split('\n').map((line) => line.trim())
    const first = lines[0] ?? ''
    if (first === '---') content.push(node('hr', []))
    else if (first.startsWith('!'))
      content.push({ nodeType: 'embedded-entry-block', data: { target: link('Entry', first.slice(1)) }, content: [] })
    else if (/^#{2,4} /.test(first))
      content.push(node(`heading-${first.indexOf(' ')}`, inline(first.replace(/^#+ /, ''))))
    else if (first.startsWith('> '))
      content.push(node('blockquote', [paragraph(lines.map((line) => line.replace(/^> ?/, '')).join(' '))]))
    else if (first.startsWith('- ')) content.push(list('unordered-list', lines, /^- /))
    else if (/^\d+\. /.test(first)) content.push(list('ordered-list', lines, /^\d+\. /))
    else content.push(paragraph(lines.join(' ')))
  }
  return node('document', content)
}

function list(nodeType: string, lines: readonly string[], mark: RegExp): Json {
  const items: string[] = []
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''))
    else items.push(`${items.pop() ?? ''} ${line}`)
  }
  return node(
    nodeType,
    items.map((item) => node('list-item', [paragraph(item)])),
  )
}

function paragraph(text: string): Json {
  return node('paragraph', inline(text))
}

function inline(text: string): readonly Json[] {
  return text
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\)|\b_[^_]+_\b)/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, label, uri] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
      if (label !== undefined && uri !== undefined) return hyperlink(label, uri)
      if (part.startsWith('**')) return words(part.slice(2, -2), 'bold')
      if (part.startsWith('_') && part.endsWith('_')) return words(part.slice(1, -1), 'italic')
      return words(part)
    })
}

function hyperlink(label: string, address: string): Json {
  const [, kind, id] = /^(entry|asset):(.+)$/.exec(address) ?? []
  const content = [words(label)]
  if (kind === undefined || id === undefined) return { nodeType: 'hyperlink', data: { uri: address }, content }
  const target = link(kind === 'entry' ? 'Entry' : 'Asset', id)
  return { nodeType: `${kind}-hyperlink`, data: { target }, content }
}

function words(value: string, mark?: string): Json {
  return { nodeType: 'text', value, marks: mark ? [{ type: mark }] : [], data: {} }
}

function node(nodeType: string, content: readonly Json[]): Json {
  return { nodeType, data: {}, content }
}
