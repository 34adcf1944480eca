import { Link } from '@clubhouse/design-system/Link'
import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import { m } from '#paraglide/messages.js'
import { openConsentSettings } from '#platform/consent/consent-store.ts'
import { paths } from '#domain/page/model/paths.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** What the club and the member have agreed to, and the choices about cookies (ACC-12). */
export function LegalLinks() {
  return (
    <SettingsSection title={m.settings_legal()}>
      <Stack as="ul" gap="small" align="start">
        <li>
          <Link href={paths.terms.href()}>{m.common_terms()}</Link>
        </li>
        <li>
          <Link href={paths.privacy.href()}>{m.common_privacy_policy()}</Link>
        </li>
        <li>
          <Link href={paths.cookiePolicy.href()}>{m.common_cookie_policy()}</Link>
        </li>
        <li>
          <Button variant="secondary" size="small" onPress={openConsentSettings}>
            {m.settings_privacy()}
          </Button>
        </li>
      </Stack>
    </SettingsSection>
  )
}
