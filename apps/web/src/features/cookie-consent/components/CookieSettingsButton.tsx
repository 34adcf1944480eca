import { NativeButton } from '@clubhouse/design-system/NativeButton'
import { m } from '../../../paraglide/messages.js'
import { openConsentSettings } from '../../../platform/consent/consent-store.ts'

/** The way back to the choice about cookies, for the footer and the cookie policy. */
export function CookieSettingsButton() {
  return (
    <NativeButton variant="secondary" size="small" onPress={openConsentSettings}>
      {m.consent_settings_open()}
    </NativeButton>
  )
}
