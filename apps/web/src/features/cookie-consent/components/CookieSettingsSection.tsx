import { Container } from '@clubhouse/design-system/Container'
import { Button } from '@clubhouse/design-system/Button'
import { Section } from '@clubhouse/design-system/Section'
import { m } from '#paraglide/messages.js'
import { openConsentSettings } from '#platform/consent/consent-store.ts'

/** The way to the settings below the cookie policy: a choice is changed where it is read about. */
export function CookieSettingsSection() {
  return (
    <Section as="div">
      <Container>
        <Button onPress={openConsentSettings}>{m.common_cookie_settings()}</Button>
      </Container>
    </Section>
  )
}
