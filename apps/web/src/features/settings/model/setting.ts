import type { Profile } from '@clubhouse/rest-client/club'

/** What a member can turn on and off (ACC-13, ACC-14, ACC-17), by its field of the profile. */
export type SettingName = keyof Pick<
  Profile,
  'notifications' | 'marketingEmail' | 'marketingSms' | 'optOutPrefAlcohol' | 'optOutPrefGambling' | 'supportAuthorised'
>

/** A change that the server has not answered yet. */
export interface SettingChange {
  name: SettingName
  value: boolean
}

/** Returns what a setting is shown as: the last change that is under way, else what the profile says. */
export function settingValue(
  profile: Profile | undefined,
  changes: readonly SettingChange[],
  name: SettingName,
): boolean {
  return changes.findLast((change) => change.name === name)?.value ?? profile?.[name] ?? false
}

/** True for a member who chooses about alcohol and gambling; the club has chosen for those it is restricted for (ACC-15). */
export function choosesContent({ restrictAlcoholGambling }: Pick<Profile, 'restrictAlcoholGambling'>): boolean {
  return restrictAlcoholGambling !== true
}
