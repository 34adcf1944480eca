import { readLinkAddress } from '@clubhouse/design-system/address'
import { quietAttributes, type SanitisedMarkup, wordElements } from './sanitise-markup.ts'
import { type EmbedHosts, sourceOf } from './embed-source.ts'

/** Words, and elements that they are set with, in a form that can be rendered or sent to another page. */
export type EmbedNode =
  | string
  | { name: WordElement; attributes: Readonly<Record<string, string>>; children: readonly EmbedNode[] }
export type WordElement = (typeof wordElements)[number]

/** A frame that may be shown. */
export interface EmbedFrame {
  url: URL
  isOwn: boolean
  title: string | undefined
}

export interface EmbedParts {
  nodes: readonly EmbedNode[]
  frames: readonly EmbedFrame[]
  /** Addresses of scripts from named hosts; they only ever run in a frame of their own. */
  scripts: readonly string[]
  /** How many frames and scripts were left away, for they come from hosts that nobody named. */
  refused: number
}

/**
 * Returns what is shown of sanitised markup: the rules of the club come on top of those of the library (CNT-29, CNT-31).
 */
export function readEmbed({ body, scripts }: SanitisedMarkup, hosts: EmbedHosts): EmbedParts {
  const frames = [...body.querySelectorAll('iframe')].map((frame) => ({
    source: sourceOf(frame.getAttribute('src') ?? '', hosts, hosts.frames),
    title: frame.getAttribute('title') ?? undefined,
  }))
  const runs = scripts.map((address) => sourceOf(address, hosts, hosts.scripts))
  return {
    nodes: inside(body),
    frames: frames.flatMap(({ source, title }) =>
      source.kind === 'refused' ? [] : [{ url: source.url, isOwn: source.kind === 'own', title }],
    ),
    scripts: runs.flatMap((source) => (source.kind === 'refused' ? [] : [source.url.href])),
    refused: [...frames.map(({ source }) => source), ...runs].filter(({ kind }) => kind === 'refused').length,
  }
}

function inside(parent: ParentNode & Node): EmbedNode[] {
  return [...parent.childNodes].flatMap(read)
}

function read(node: Node): EmbedNode[] {
  if (!isElement(node)) return node.nodeValue === null ? [] : [node.nodeValue]
  const name = wordElements.find((each) => each === node.localName)
  return name === undefined ? [] : [{ name, attributes: attributesOf(node), children: inside(node) }]
}

/** Those of frames say nothing elsewhere; a link leads out of the club, to a page or to a mail. */
function attributesOf(element: Element): Record<string, string> {
  const kept = [...element.attributes].filter(
    ({ name, value }) =>
      quietAttributes.includes(name) ||
      name.startsWith('data-') ||
      (name === 'href' && element.localName === 'a' && readLinkAddress(value)?.kind === 'absolute'),
  )
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]))
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE
}
