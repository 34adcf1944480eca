import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { renderRichText } from './render-rich-text.tsx'
import type { RichTextLink } from './render-rich-text.tsx'
import type { RichTextNode } from './rich-text-node.ts'

export { richTextMarks } from './rich-text-node.ts'
export type { RichTextLink } from './render-rich-text.tsx'
export type { RichTextMark, RichTextNode } from './rich-text-node.ts'

export type RichTextProps = {
  /** A document of the content service. */
  document: RichTextNode
  /** How far headings move down in the outline, so that the text's first level follows the page's. @default 0 */
  headingOffset?: number | undefined
  /**
   * Draws links. Without it, links to addresses are `Link`s, and links to entries and files, whose addresses only the
   * page knows, are their words alone.
   */
  renderLink?: ((link: RichTextLink) => ReactNode) | undefined
  /** Draws embedded entries, in the flow or in a line; what it leaves undrawn is unknown. */
  renderEntry?: ((node: RichTextNode) => ReactNode) | undefined
  /** Draws embedded files, such as pictures; what it leaves undrawn is unknown. */
  renderAsset?: ((node: RichTextNode) => ReactNode) | undefined
  /** Draws what nothing else knows; without it, such a node shows nothing. */
  renderUnknown?: ((node: RichTextNode) => ReactNode) | undefined
  /** Told once of each node that nothing knew how to draw, to log it. */
  onUnknown?: ((node: RichTextNode) => void) | undefined
  /** Names tables that scroll; with it, each stands in a box that keys can scroll. Give it wherever tables may come. */
  tableLabel?: string | undefined
}

/** A formatted text of the content service, from its document. */
export function RichText({
  document,
  headingOffset = 0,
  renderLink = plainLink,
  renderEntry,
  renderAsset,
  renderUnknown,
  onUnknown,
  tableLabel,
}: RichTextProps) {
  const slots = { renderLink, renderEntry, renderAsset, renderUnknown, headingOffset, tableLabel }
  const { nodes, unknown } = renderRichText(document, slots)
  const told = useRef(new WeakSet<RichTextNode>())

  // After each drawing, because slots may come to know more or less; told once for each node.
  useEffect(() => {
    for (const node of unknown) {
      if (told.current.has(node)) continue
      told.current.add(node)
      onUnknown?.(node)
    }
  })

  return <Prose>{nodes}</Prose>
}

function plainLink({ href, children }: RichTextLink): ReactNode {
  return href === undefined ? children : <Link href={href}>{children}</Link>
}
