import { AppDialogs } from './dialogs/AppDialogs.tsx'

/** What lies over any page, each part loaded when it first has something to show. */
export function AppOverlays() {
  return <AppDialogs />
}
