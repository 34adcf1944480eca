import { NativeButton } from '@clubhouse/design-system/NativeButton'
import { m } from '#paraglide/messages.js'
import { logOut } from '#platform/auth/auth.ts'
import { handleError } from '#platform/errors/handle-error.ts'

/** Gives up onboarding, which logs the member out (SHL-24). */
export function CancelOnboarding() {
  return (
    <NativeButton size="small" variant="secondary" onPress={() => void logOut().catch(handleError)}>
      {m.common_cancel()}
    </NativeButton>
  )
}
