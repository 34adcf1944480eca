import { Alert } from '@clubhouse/design-system/Alert'
import type { ApiError } from '@clubhouse/rest-client/errors'
import { m } from '#paraglide/messages.js'
import { privateStorage } from '#platform/storage/private-storage.ts'

/** Says that a step was not saved, where no field says why. */
export function NotSaved({ error }: { error: ApiError }) {
  const isOffline = error.kind === 'connection_error' && !navigator.onLine
  return (
    <Alert tone="error" title={m.onboarding_unsaved_title()}>
      {isOffline ? m.onboarding_unsaved_offline() : m.onboarding_unsaved_body()}
    </Alert>
  )
}

/** Says that a step was done somewhere else meanwhile, and that the form shows what was saved there. */
export function SavedElsewhere() {
  return (
    <Alert tone="info" title={m.onboarding_elsewhere_title()} isAnnounced>
      {m.onboarding_elsewhere()}
    </Alert>
  )
}

/** Says so where the browser keeps nothing of what is typed, because its storage is full or blocked. */
export function NothingKept() {
  if (privateStorage.isKept()) return <></>
  return (
    <Alert tone="info" title={m.onboarding_not_kept_title()}>
      {m.onboarding_not_kept()}
    </Alert>
  )
}
