import { Container } from '@clubhouse/design-system/Container'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { Section } from '@clubhouse/design-system/Section'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'

/** An editor's link that leads to no draft, or has expired; the bar above leads on. */
export function PreviewFailed() {
  return (
    <Section as="div">
      <Container>
        <EmptyState
          headingLevel={1}
          title={m.content_preview_failed_title()}
          body={m.content_preview_failed_body()}
          imageUrl={`${appConfig().hosts.images}/content/not-found`}
        />
      </Container>
    </Section>
  )
}
