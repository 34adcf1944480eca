import { Button } from '@clubhouse/design-system/Button'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import { useSettingsProfile } from '../api/settings.ts'
import { choosesContent, type SettingName } from '../model/setting.ts'
import { useSetting } from '../state/use-setting.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'

/** What a member turns on and off, each saved on its own (ACC-12 to ACC-17). */
export function ProfileSettings() {
  const { data: profile, isPending, refetch } = useSettingsProfile()
  if (isPending) return <SettingsSkeleton />
  if (profile === undefined) {
    return (
      <ErrorPanel
        title={m.settings_load_failed_title()}
        body={m.settings_load_failed_body()}
        action={<Button onPress={() => void refetch()}>{m.common_refresh()}</Button>}
      />
    )
  }
  const club = appConfig().clubName
  return (
    <>
      <SettingsSection title={m.settings_notifications()}>
        <Setting
          name="notifications"
          label={m.settings_notifications_label()}
          description={
            // There is no service worker that could show any in a browser.
            isNativeApp() ? m.settings_notifications_about({ club }) : m.settings_notifications_about_browser({ club })
          }
        />
      </SettingsSection>
      <SettingsSection title={m.settings_communication()}>
        <Setting name="marketingEmail" label={m.settings_email()} description={m.settings_email_about({ club })} />
        <Setting name="marketingSms" label={m.settings_sms()} description={m.settings_sms_about({ club })} />
      </SettingsSection>
      {choosesContent(profile) && (
        <SettingsSection title={m.settings_content()}>
          <Setting name="optOutPrefAlcohol" label={m.settings_alcohol()} description={m.settings_alcohol_about()} />
          <Setting name="optOutPrefGambling" label={m.settings_gambling()} description={m.settings_gambling_about()} />
        </SettingsSection>
      )}
      <SettingsSection title={m.settings_support()}>
        <Setting
          name="supportAuthorised"
          label={m.settings_support_authorise()}
          description={m.settings_support_about({ club })}
        />
      </SettingsSection>
    </>
  )
}

/** As high as what comes, so that nothing below it moves: in each section a title, and a switch with its help for each. */
function SettingsSkeleton() {
  const switches = { notifications: 1, communication: 2, content: 2, support: 1 }
  return (
    <div role="status">
      <VisuallyHidden>{m.settings_loading()}</VisuallyHidden>
      <Stack gap="xlarge">
        {Object.entries(switches).map(([section, count]) => (
          <Stack key={section} gap="small">
            <Skeleton shape="title" />
            <Skeleton shape="text" lines={3 * count} />
          </Stack>
        ))}
      </Stack>
    </div>
  )
}

interface SettingProps {
  name: SettingName
  label: string
  description: string
}

function Setting({ name, ...words }: SettingProps) {
  const { value, outcome, change } = useSetting(name)
  return <SettingSwitch {...words} value={value} outcome={outcome} onChange={(next) => void change(next)} />
}
