import { Link } from '@clubhouse/design-system/Link'
import { Prose } from '@clubhouse/design-system/Prose'
import { m } from '#paraglide/messages.js'
import { renderRichText, type RenderEntry, type RenderLink } from './rich-text.tsx'
import { leavesClub } from '#platform/links/link-target.ts'
import type { TextContent } from '../model/page.ts'
import type { RenderBlock } from './BlockHeading.tsx'

export interface TextBodyProps {
  text: TextContent
  renderBlock: RenderBlock
}

/** Formatted text (CNT-05) with the buttons, pictures and embedded content that stand in it (CNT-21). */
export function TextBody({ text, renderBlock }: TextBodyProps) {
  const link: RenderLink = (address, children) => (
    <Link href={address} isExternal={leavesClub(address)} externalLabel={m.content_opens_in_new_tab()}>
      {children}
    </Link>
  )
  const entry: RenderEntry = (id) => {
    const block = text.entries[id]
    return block && renderBlock(block)
  }
  return <Prose>{renderRichText(text.document, link, entry)}</Prose>
}
