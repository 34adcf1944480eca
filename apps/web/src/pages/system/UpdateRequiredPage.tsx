import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Container } from '@clubhouse/design-system/Container'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { Button } from '@clubhouse/design-system/Button'
import { Section } from '@clubhouse/design-system/Section'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { safeReturnPath } from '#platform/auth/return-path.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { basePath } from '#platform/config/base-path.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { checkBuildVersion } from '#platform/version/check-build-version.ts'
import { useVersionState } from '#platform/version/version-store.ts'

/** Shown in a build that is too old (ERR-38, GAP-02). Loading the document again brings the current one. */
export function UpdateRequiredPage() {
  const from = pageBefore(useLocation().state)
  const isCurrent = useVersionState() === 'supported'
  useEffect(() => void checkBuildVersion(), [])
  const title = isCurrent ? m.update_current_title() : m.update_title()
  return (
    <main>
      <PageHead title={title} isPublic={false} />
      <Section as="div">
        <Container>
          <EmptyState
            headingLevel={1}
            title={title}
            imageUrl={`${appConfig().hosts.images}/content/app-current`}
            body={isCurrent ? m.update_current_body() : m.update_body()}
            action={
              isCurrent ? (
                <ButtonLink href={from}>{m.common_continue()}</ButtonLink>
              ) : (
                <Button onPress={() => location.assign(`${basePath}${from}`)}>{m.update_now()}</Button>
              )
            }
          />
        </Container>
      </Section>
    </main>
  )
}

/** Returns where the visitor was, from what the browser keeps with the history entry. */
function pageBefore(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return safeReturnPath(typeof from === 'string' ? from : undefined)
}
