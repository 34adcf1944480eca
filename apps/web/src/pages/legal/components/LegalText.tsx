import { Container } from '@clubhouse/design-system/Container'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Heading } from '@clubhouse/design-system/Heading'
import { Inline } from '@clubhouse/design-system/Inline'
import { Button } from '@clubhouse/design-system/Button'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { UseQueryResult } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { RichText } from '#domain/content/components/RichText.tsx'
import { canonicalPath } from '#domain/page/model/canonical.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import type { LegalDocument } from '#domain/content/api/legal-documents.ts'
import { LegalSkeleton } from './LegalSkeleton.tsx'
import { PrintButton } from '#platform/print/PrintButton.tsx'
import * as styles from './print.css.ts'

export interface LegalTextProps {
  /** Names the page until the text itself is there. */
  title: string
  description: string
  text: UseQueryResult<LegalDocument>
}

/** Title, version and body of a legal text (CNT-32); when it fails, a panel to try again (GAP-21). */
export function LegalText({ title, description, text }: LegalTextProps) {
  return (
    <div className={styles.text}>
      <PageHead title={title} description={description} isPublic canonicalPath={canonicalPath} />
      <Section as="div">
        <Container as="article">{content(text)}</Container>
      </Section>
    </div>
  )
}

function content(text: UseQueryResult<LegalDocument>) {
  if (text.isPending) return <LegalSkeleton />
  if (text.data === undefined) {
    return (
      <ErrorPanel
        headingLevel={1}
        title={m.legal_failed_title()}
        body={m.common_failed_body()}
        action={<Button onPress={() => void text.refetch()}>{m.common_refresh()}</Button>}
      />
    )
  }
  return (
    <Stack gap="xlarge">
      <Stack gap="xsmall">
        <Heading level={1} size="display">
          {text.data.title}
        </Heading>
        <Inline gap="medium">
          <Text tone="muted">{m.legal_version({ version: String(text.data.version) })}</Text>
          <PrintButton>{m.legal_print()}</PrintButton>
        </Inline>
      </Stack>
      <RichText document={text.data.body} />
    </Stack>
  )
}
