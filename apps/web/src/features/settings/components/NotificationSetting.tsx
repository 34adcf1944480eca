import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import {
  askNotificationPermission,
  type NotificationAccess,
  notificationAccess,
} from '#platform/messaging/notification-access.ts'
import { useSetting } from '../state/use-setting.ts'
import { SettingSwitch } from './SettingSwitch.tsx'

/**
 * Notifications (ACC-12): of the member, and of this browser, which asks for permission itself. Without it nothing is
 * turned on. In the app its shell asks.
 */
export function NotificationSetting() {
  const { value, outcome, change, refuse } = useSetting('notifications')
  const [access, setAccess] = useState(notificationAccess)
  const ask = async (): Promise<NotificationAccess> => {
    const answer = await askNotificationPermission()
    setAccess(answer)
    return answer
  }
  const turn = async (isOn: boolean) => {
    if (isOn && !mayShow(await ask())) return refuse(m.settings_notifications_blocked())
    await change(isOn)
  }
  return (
    <Stack gap="small">
      <SettingSwitch
        label={m.settings_notifications_label()}
        description={m.settings_notifications_about({ club: appConfig().clubName })}
        value={value}
        outcome={outcome}
        onChange={(isOn) => void turn(isOn)}
      />
      {access === 'unsupported' && <Alert tone="info">{m.settings_notifications_unsupported()}</Alert>}
      {value && access === 'denied' && <Alert tone="info">{m.settings_notifications_blocked()}</Alert>}
      {value && access === 'default' && (
        <Stack gap="small" align="start">
          <Alert tone="info">{m.settings_notifications_elsewhere()}</Alert>
          <Button variant="secondary" size="small" onPress={() => void ask()}>
            {m.settings_notifications_allow()}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

/** A browser that has none still keeps the choice, for the member's other devices. */
function mayShow(access: NotificationAccess): boolean {
  return access === 'granted' || access === 'unsupported'
}
