import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { handleError, reactionTo } from '#platform/errors/handle-error.ts'
import { profileOptions } from '#domain/member/api/profile.ts'
import { useSaveSetting, useSettingChanges } from '../api/settings.ts'
import { type SettingName, settingValue } from '../model/setting.ts'

/** What came of the last press of a switch. */
export type SettingOutcome =
  | { kind: 'none' }
  | { kind: 'saving'; value: boolean }
  | { kind: 'saved' }
  | { kind: 'failed'; message: string }

const none: SettingOutcome = { kind: 'none' }

/** Returns a setting as it is shown, what came of its last change, and how to change it. */
export function useSetting(name: SettingName) {
  // Read here, and not handed down: what was saved must be there in the same render that says so.
  const profile = useQuery(profileOptions()).data
  const changes = useSettingChanges()
  const { mutateAsync } = useSaveSetting()
  const [outcome, setOutcome] = useState<SettingOutcome>(none)
  const last = useRef(0)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  const change = async (value: boolean): Promise<void> => {
    const press = ++last.current
    // Of several presses, the last one is what the member wants to hear of.
    const say = (next: SettingOutcome) => press === last.current && setOutcome(next)
    say({ kind: 'saving', value })
    try {
      await mutateAsync({ name, value })
      say({ kind: 'saved' })
    } catch (error) {
      if (reactionTo(error) !== 'toast') return void say(none)
      if (isThere.current) say({ kind: 'failed', message: failureOf() })
      else handleError(error)
    }
  }

  // The switch stays as it was pressed from the first moment; the list of changes follows a moment later.
  const value = outcome.kind === 'saving' ? outcome.value : settingValue(profile, changes, name)
  return { value, outcome, change }
}

function failureOf(): string {
  return navigator.onLine ? m.settings_failed() : m.settings_failed_offline()
}
