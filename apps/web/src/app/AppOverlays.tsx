import { AppDialogs } from './dialogs/AppDialogs.tsx'
import { AppSession } from './session/AppSession.tsx'
import { UpdateGate } from './UpdateGate.tsx'

/** What lies over any page, each part loaded when it first has something to show. */
export function AppOverlays() {
  return (
    <>
      <AppSession />
      <AppDialogs />
      <UpdateGate />
    </>
  )
}
