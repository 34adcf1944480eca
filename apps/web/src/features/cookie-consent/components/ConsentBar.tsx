import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Link } from '@clubhouse/design-system/Link'
import { Button } from '@clubhouse/design-system/Button'
import { Text } from '@clubhouse/design-system/Text'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { type CookieChoices, everything, necessaryOnly } from '#platform/consent/cookie-choices.ts'
import { keepClearOf } from '#platform/focus/keep-clear.ts'
import { paths } from '#domain/page/model/paths.ts'
import * as styles from './ConsentBar.css.ts'

export interface ConsentBarProps {
  onChoose: (choices: CookieChoices) => void
  onSettings: () => void
}

/**
 * Asks for consent to cookies, in a bar at the bottom of the window (CKE-06). The page can be read and used meanwhile, and
 * rejecting is as easy as accepting.
 */
export function ConsentBar({ onChoose, onSettings }: ConsentBarProps) {
  const headingId = useId()
  const choose = (choices: CookieChoices) => {
    // The pressed button is removed with the bar, so focus moves to the page for people who use a keyboard.
    document.getElementById('main')?.focus({ preventScroll: true })
    onChoose(choices)
  }
  return (
    <section ref={keepClearOf} aria-labelledby={headingId} className={styles.bar}>
      <Container>
        <div className={styles.content}>
          <div className={styles.words}>
            <Heading level={2} size="small" id={headingId}>
              {m.consent_heading()}
            </Heading>
            <Text size="small">
              {m.consent_body()} <Link href={paths.page.href('cookie-policy')}>{m.common_cookie_policy()}</Link>
            </Text>
          </div>
          <div className={styles.buttons}>
            <Button variant="secondary" onPress={() => choose(everything)}>
              {m.consent_accept_all()}
            </Button>
            <Button variant="secondary" onPress={() => choose(necessaryOnly)}>
              {m.consent_reject_all()}
            </Button>
            <div className={styles.settings}>
              <Button variant="quiet" onPress={onSettings}>
                {m.consent_settings()}
              </Button>
            </div>
          </div>
        </div>
      </Container>
    </section>
  )
}
