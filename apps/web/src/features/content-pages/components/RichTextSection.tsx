import { Container } from '@clubhouse/design-system/Container'
import { Link } from '@clubhouse/design-system/Link'
import { Prose } from '@clubhouse/design-system/Prose'
import { Section } from '@clubhouse/design-system/Section'
import type { Document } from '@contentful/rich-text-types'
import { m } from '../../../paraglide/messages.js'
import { renderRichText } from '../../../platform/content/rich-text.tsx'

/** Formatted text (CNT-05). */
export function RichTextSection({ body }: { body: Document }) {
  return (
    <Section as="div">
      <Container>
        <Prose>
          {renderRichText(body, (address, children) => (
            <Link href={address} isExternal={!address.startsWith('/')} externalLabel={m.content_opens_in_new_tab()}>
              {children}
            </Link>
          ))}
        </Prose>
      </Container>
    </Section>
  )
}
