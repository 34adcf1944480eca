import { AppDialogs } from '#app/dialogs/AppDialogs.tsx'
import { AppSession } from '#app/session/AppSession.tsx'
import { LatePart } from '#app/shell/LatePart.tsx'
import { UpdateGate } from '#app/UpdateGate.tsx'

/**
 * What lies over any page, each part loaded when it first has something to show. One that fails, such as by an answer that
 * nobody expects, goes alone: the page beneath stands.
 */
export function AppOverlays() {
  return (
    <>
      <LatePart>
        <AppSession />
      </LatePart>
      <LatePart>
        <AppDialogs />
      </LatePart>
      <LatePart>
        <UpdateGate />
      </LatePart>
    </>
  )
}
