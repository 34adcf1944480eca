import { Container } from '@clubhouse/design-system/Container'
import { NativeButton } from '@clubhouse/design-system/NativeButton'
import { Section } from '@clubhouse/design-system/Section'
import { m } from '#paraglide/messages.js'
import { openConsentSettings } from '#platform/consent/consent-store.ts'

/** The way to the settings below the cookie policy: a choice is changed where it is read about. */
export function CookieSettingsSection() {
  return (
    <Section as="div">
      <Container>
        <NativeButton onPress={openConsentSettings}>{m.common_cookie_settings()}</NativeButton>
      </Container>
    </Section>
  )
}
