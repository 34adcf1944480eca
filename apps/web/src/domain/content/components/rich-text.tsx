import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer'
import { BLOCKS, type Document, INLINES } from '@contentful/rich-text-types'
import type { ContentAsset, ContentEntry } from '@clubhouse/content-client/content'
import type { TypeModernSlaveryStatementSkeleton } from '@clubhouse/content-client/types'
import type { ReactNode } from 'react'
import { isComing } from '#platform/coming/is-coming.ts'

/** Draws a link to an address with what stands in it. */
export type RenderLink = (address: string, children: ReactNode) => ReactNode

/** Draws an entry that stands in a text, by its id; undefined for one that it does not know. */
export type RenderEntry = (id: string) => ReactNode

/**
 * Formatted text of the content service as elements. Who calls it draws the links and the entries that stand in it,
 * because only screens know how they look. A link to a page that is not built yet is its words. An unknown entry is logged and renders nothing (CNT-21).
 */
export function renderRichText(document: Document, renderLink: RenderLink, renderEntry?: RenderEntry): ReactNode {
  const embedded = ({ nodeType, data }: EmbeddedNode) => renderEntry?.(idOf(data.target)) ?? logUnknown(nodeType, data)
  const options: Options = {
    renderNode: {
      [INLINES.HYPERLINK]: ({ data }, children) =>
        isComing(String(data['uri'])) ? children : renderLink(String(data['uri']), children),
      [INLINES.ASSET_HYPERLINK]: ({ data }, children) => linkToFile(data['target'], children, renderLink),
      [INLINES.ENTRY_HYPERLINK]: ({ data }, children) =>
        isStatement(data['target']) ? linkToFile(data['target'].fields.document, children, renderLink) : children,
      [BLOCKS.EMBEDDED_ENTRY]: embedded,
      [INLINES.EMBEDDED_ENTRY]: embedded,
    },
  }
  return documentToReactComponents(document, options)
}

/** A link to a file, or its text alone when the file was taken away. */
function linkToFile(asset: ContentAsset | undefined, children: ReactNode, renderLink: RenderLink): ReactNode {
  const address = asset?.fields?.file?.url
  return address === undefined ? children : renderLink(address, children)
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
