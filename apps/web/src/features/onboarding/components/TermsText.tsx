import { Inline } from '@clubhouse/design-system/Inline'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useId } from 'react'
import type { LegalDocument } from '#domain/content/api/legal-documents.ts'
import { RichText } from '#domain/content/components/RichText.tsx'
import { m } from '#paraglide/messages.js'
import { PrintButton } from '#platform/print/PrintButton.tsx'
import * as styles from './terms-text.css.ts'

/** The terms in a box that scrolls, with their version; on paper they are whole (ONB-24). */
export function TermsText({ terms }: { terms: LegalDocument }) {
  const titleId = useId()
  return (
    <Stack gap="small">
      <Inline gap="medium">
        <Text tone="muted" id={titleId}>
          {m.onboarding_terms_text({ version: String(terms.version) })}
        </Text>
        <PrintButton>{m.legal_print()}</PrintButton>
      </Inline>
      {/* Focus lets the keyboard scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.box} role="region" aria-labelledby={titleId} tabIndex={0}>
        <RichText document={terms.body} />
      </div>
    </Stack>
  )
}
