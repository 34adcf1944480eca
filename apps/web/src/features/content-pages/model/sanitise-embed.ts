import { type EmbedHosts, sourceOf } from './embed-source.ts'

/** What a parser gives: as much of the DOM as is read here. */
export interface MarkupNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly nodeValue: string | null
  readonly childNodes: ArrayLike<MarkupNode>
  readonly attributes?: ArrayLike<{ readonly name: string; readonly value: string }> | undefined
}

/** Markup that is safe to draw: words, and elements of the list with attributes of the list. */
export type EmbedNode =
  | string
  | { name: ElementName; attributes: Readonly<Record<string, string>>; children: readonly EmbedNode[] }

/** A frame that may be shown. */
export interface EmbedFrame {
  url: URL
  isOwn: boolean
  title: string | undefined
}

export interface SanitisedEmbed {
  nodes: readonly EmbedNode[]
  frames: readonly EmbedFrame[]
  /** Addresses of scripts from named hosts; they only ever run in a frame of their own. */
  scripts: readonly string[]
  /** How many frames and scripts were left away, for they come from hosts that nobody named. */
  refused: number
}

const elementNames = [
  'a',
  'b',
  'blockquote',
  'br',
  'div',
  'em',
  'figcaption',
  'figure',
  'i',
  'li',
  'ol',
  'p',
  'small',
  'span',
  'strong',
  'time',
  'ul',
] as const
export type ElementName = (typeof elementNames)[number]

/** Attributes that say something to a network's script, and nothing to a browser. */
const quietAttribute = /^(?:class|cite|datetime|lang|dir|title|data-[\w-]+)$/
/** What is not even kept for its words. */
const dropped = new Set([
  'style',
  'template',
  'noscript',
  'svg',
  'math',
  'object',
  'embed',
  'title',
  'textarea',
  'select',
])
const elementType = 1
const textType = 3

/**
 * What may be shown of markup that an editor pasted from another site (CNT-29). Nothing of it is ever handed to a browser
 * as markup: what is not on the lists does not come out, so it does not matter what was meant by it.
 */
export function sanitiseEmbed(root: MarkupNode, hosts: EmbedHosts): SanitisedEmbed {
  const frames: EmbedFrame[] = []
  const scripts: string[] = []
  let refused = 0

  const frame = (node: MarkupNode) => {
    const source = sourceOf(attribute(node, 'src') ?? '', hosts, hosts.frames)
    if (source.kind === 'refused') refused += 1
    else frames.push({ url: source.url, isOwn: source.kind === 'own', title: attribute(node, 'title') })
  }
  const script = (node: MarkupNode) => {
    const source = sourceOf(attribute(node, 'src') ?? '', hosts, hosts.scripts)
    if (source.kind === 'refused') refused += 1
    else scripts.push(source.url.href)
  }
  const read = (node: MarkupNode): EmbedNode[] => {
    if (node.nodeType === textType) return [node.nodeValue ?? '']
    if (node.nodeType !== elementType) return []
    const name = node.nodeName.toLowerCase()
    if (name === 'iframe') frame(node)
    else if (name === 'script') script(node)
    if (name === 'iframe' || name === 'script' || dropped.has(name)) return []
    const children = inside(node)
    const known = elementNames.find((each) => each === name)
    // Words stay where an element goes.
    return known === undefined ? children : [{ name: known, attributes: safeAttributes(known, node), children }]
  }
  const inside = (node: MarkupNode) => Array.from(node.childNodes).flatMap(read)

  return { nodes: inside(root), frames, scripts, refused }
}

function safeAttributes(name: ElementName, node: MarkupNode): Record<string, string> {
  const safe = Array.from(node.attributes ?? [])
    .filter((each) => quietAttribute.test(each.name) || (name === 'a' && isSafeLink(each)))
    .map((each) => [each.name, each.value] as const)
  return Object.fromEntries(safe)
}

function isSafeLink({ name, value }: { name: string; value: string }): boolean {
  return name === 'href' && /^(?:https:\/\/|mailto:)/i.test(value) && URL.canParse(value)
}

function attribute(node: MarkupNode, wanted: string): string | undefined {
  return Array.from(node.attributes ?? []).find(({ name }) => name === wanted)?.value
}
