import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Container } from '@clubhouse/design-system/Container'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { paths } from '#domain/page/model/paths.ts'
import * as styles from './LogoutSuccessPage.css.ts'

/** Where the identity provider leads after the end of a session (RTE-17). */
export function LogoutSuccessPage() {
  return (
    <main className={styles.page}>
      <Container>
        <PageHead title={m.logout_title()} isPublic={false} />
        <EmptyState
          headingLevel={1}
          title={m.logout_heading()}
          body={m.logout_body()}
          imageUrl={`${appConfig().hosts.images}/content/hero-private`}
          action={<ButtonLink href={paths.home.href()}>{m.logout_home()}</ButtonLink>}
        />
      </Container>
    </main>
  )
}
