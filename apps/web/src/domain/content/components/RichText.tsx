import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer'
import { BLOCKS, type Document, INLINES } from '@contentful/rich-text-types'
import { Link } from '@clubhouse/design-system/Link'
import { Prose } from '@clubhouse/design-system/Prose'
import type { ContentAsset, ContentEntry } from '@clubhouse/content-client/content'
import type { TypeModernSlaveryStatementSkeleton } from '@clubhouse/content-client/types'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { leavesClub } from '#platform/links/link-target.ts'

export interface RichTextProps {
  document: Document
  /** Renders an entry that stands in the text, by its id; undefined for one of an unknown type. */
  renderEntry?: (id: string) => ReactNode
}

/** Formatted text of the content service. An unknown entry is logged and renders nothing (CNT-21). */
export function RichText({ document, renderEntry }: RichTextProps) {
  const embedded = ({ nodeType, data }: EmbeddedNode) => renderEntry?.(idOf(data.target)) ?? logUnknown(nodeType, data)
  const options: Options = {
    renderNode: {
      [INLINES.HYPERLINK]: ({ data }, children) => link(String(data['uri']), children),
      [INLINES.ASSET_HYPERLINK]: ({ data }, children) => linkToFile(data['target'], children),
      [INLINES.ENTRY_HYPERLINK]: ({ data }, children) =>
        isStatement(data['target']) ? linkToFile(data['target'].fields.document, children) : children,
      [BLOCKS.EMBEDDED_ENTRY]: embedded,
      [INLINES.EMBEDDED_ENTRY]: embedded,
    },
  }
  return <Prose>{documentToReactComponents(document, options)}</Prose>
}

function link(address: string, children: ReactNode): ReactNode {
  return (
    <Link href={address} isExternal={leavesClub(address)} externalLabel={m.common_opens_in_new_tab()}>
      {children}
    </Link>
  )
}

/** Returns a link to a file, or its text alone when the file was taken away. */
function linkToFile(asset: ContentAsset | undefined, children: ReactNode): ReactNode {
  const address = asset?.fields?.file?.url
  return address === undefined ? children : link(address, children)
}

/** Links to it are links to its file. What can read every type of entry is not loaded for that. */
function isStatement(target: unknown): target is ContentEntry<TypeModernSlaveryStatementSkeleton> {
  const { sys } = (target ?? {}) as { sys?: { contentType?: { sys: { id: string } } } }
  return sys?.contentType?.sys.id === 'modernSlaveryStatement'
}

interface EmbeddedNode {
  nodeType: string
  data: { target?: { sys?: { id?: string } } }
}

function idOf(target: EmbeddedNode['data']['target']): string {
  return target?.sys?.id ?? ''
}

function logUnknown(nodeType: string, data: EmbeddedNode['data']): null {
  console.error(`No component for the entry embedded as ${nodeType}`, data.target)
  return null
}
