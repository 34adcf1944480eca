import { Button } from '@clubhouse/design-system/Button'
import { Checkbox } from '@clubhouse/design-system/Checkbox'
import { Dialog } from '@clubhouse/design-system/Dialog'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import {
  type CookieChoices,
  everything,
  necessaryOnly,
  type OptionalCookie,
  optionalCookies,
} from '#platform/consent/cookie-choices.ts'

export interface ConsentSettingsProps {
  /** The choices in force. */
  choices: CookieChoices
  onChoose: (choices: CookieChoices) => void
  onClose: () => void
}

const words: Record<OptionalCookie, { label: () => string; about: () => string }> = {
  functional: { label: m.consent_functional, about: m.consent_functional_about },
  analytics: { label: m.consent_analytics, about: m.consent_analytics_about },
  'marketing-advertising': { label: m.consent_marketing, about: m.consent_marketing_about },
}

/** Every kind of cookie with what it is for, to be allowed one by one (CKE-06). Leaving it changes nothing. */
export function ConsentSettings({ choices, onChoose, onClose }: ConsentSettingsProps) {
  const [draft, setDraft] = useState(choices)
  return (
    <Dialog
      title={m.common_cookie_settings()}
      isOpen
      onClose={onClose}
      closeLabel={m.consent_settings_close()}
      size="medium"
      actions={
        <>
          <Button variant="secondary" onPress={() => onChoose(everything)}>
            {m.consent_accept_all()}
          </Button>
          <Button variant="secondary" onPress={() => onChoose(necessaryOnly)}>
            {m.consent_reject_all()}
          </Button>
          <Button onPress={() => onChoose(draft)}>{m.consent_save()}</Button>
        </>
      }
    >
      <Stack gap="large">
        <Text>{m.consent_settings_body()}</Text>
        <Checkbox
          name="necessary"
          label={m.consent_necessary()}
          description={m.consent_necessary_about()}
          isSelected
          isDisabled
          onChange={() => undefined}
        />
        {optionalCookies.map((cookie) => (
          <Checkbox
            key={cookie}
            name={cookie}
            label={words[cookie].label()}
            description={words[cookie].about()}
            isSelected={draft[cookie]}
            onChange={(isAllowed) => setDraft({ ...draft, [cookie]: isAllowed })}
          />
        ))}
      </Stack>
    </Dialog>
  )
}
