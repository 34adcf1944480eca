import { Alert } from '@clubhouse/design-system/Alert'
import { m } from '#paraglide/messages.js'

/** Why the sandbox did not do something, in its own words; nothing while all is well. */
export function ControlAlert({ error }: { error: Error | null }) {
  if (error === null) return <></>
  return (
    <Alert tone="error" title={m.tools_failed()}>
      {error.message}
    </Alert>
  )
}
