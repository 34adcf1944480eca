/** What begins a comment or a tag. */
const opening = /<!--|<([a-z][^\s/>]*)/gi
/** One attribute, and the end of a tag, as HTML reads them; each reads on from where the last one ended. */
const attribute = /[\s/]*(=?[^\s/>=]+|=)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?/y
const endOfTag = /[\s/]*>/y
/** Elements whose content is text, whatever it looks like. */
const textElements: ReadonlySet<string> = new Set([
  'iframe',
  'noembed',
  'noframes',
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
])

/**
 * Returns markup without `style` attributes, style sheets and `<base>`, which no sanitised markup keeps. Browsers hold them
 * to the page's policy as soon as they parse them, in documents without a page too, and report each as a violation. This
 * protects from nothing: the markup is sanitised all the same.
 */
export function stripStyles(html: string): string {
  let stripped = ''
  let at = 0
  for (;;) {
    opening.lastIndex = at
    const found = opening.exec(html)
    if (found === null) return stripped + html.slice(at)
    stripped += html.slice(at, found.index)
    const name = found[1]?.toLowerCase()
    if (name === undefined) {
      at = indexAfter(html, '-->', found.index + 2)
      stripped += html.slice(found.index, at)
      continue
    }
    const tag = readTag(html, opening.lastIndex)
    at = textElements.has(name) ? endOfText(html, name, tag.end) : tag.end
    if (name !== 'base' && name !== 'style') stripped += found[0] + tag.attributes + html.slice(tag.end, at)
  }
}

/** Returns the attributes of a tag but `style`, with what closes it, and where the tag ends. */
function readTag(html: string, start: number): { attributes: string; end: number } {
  let attributes = ''
  let end = start
  for (;;) {
    attribute.lastIndex = end
    const found = attribute.exec(html)
    if (found === null) break
    if (found[1]?.toLowerCase() !== 'style') attributes += found[0]
    end = attribute.lastIndex
  }
  endOfTag.lastIndex = end
  const close = endOfTag.exec(html)?.[0] ?? ''
  return { attributes: attributes + close, end: end + close.length }
}

function endOfText(html: string, name: string, start: number): number {
  const end = html.slice(start).search(new RegExp(`</${name}[\\s/>]`, 'i'))
  return end === -1 ? html.length : start + end
}

function indexAfter(html: string, text: string, from: number): number {
  const found = html.indexOf(text, from)
  return found === -1 ? html.length : found + text.length
}
