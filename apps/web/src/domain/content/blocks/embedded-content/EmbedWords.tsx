import { Link } from '@clubhouse/design-system/Link'
import { Prose } from '@clubhouse/design-system/Prose'
import { Fragment, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { EmbedNode } from '../../model/read-embed.ts'

/** The words of sanitised markup, as elements of our own (CNT-29). */
export function EmbedWords({ nodes }: { nodes: readonly EmbedNode[] }) {
  const hasWords = nodes.some((node) => typeof node !== 'string' || node.trim() !== '')
  return hasWords ? <Prose>{draw(nodes)}</Prose> : undefined
}

function draw(nodes: readonly EmbedNode[]): ReactNode {
  // The markup is rendered again as a whole, so an index is as good as a key.
  // oxlint-disable-next-line react/no-array-index-key
  return nodes.map((node, index) => <Fragment key={index}>{drawOne(node)}</Fragment>)
}

function drawOne(node: EmbedNode): ReactNode {
  if (typeof node === 'string') return node
  const { name: Element, attributes, children } = node
  if (Element === 'br') return <br />
  if (Element !== 'a') return <Element>{draw(children)}</Element>
  const address = attributes['href']
  if (address === undefined) return draw(children)
  return (
    <Link href={address} isExternal externalLabel={m.common_opens_in_new_tab()}>
      {draw(children)}
    </Link>
  )
}
