import type { MemberInTab } from './member-in-tab.ts'

/** What happens to a member between two calls. */
export const interruptionKinds = [
  'reload',
  'new tab',
  'page left',
  'session lost',
  'logged out',
  'provider session gone',
  'another member',
  'forged callback',
] as const
export type InterruptionKind = (typeof interruptionKinds)[number]

export interface Interrupted {
  by: MemberInTab
  /** Goes to another page of the app. */
  leavePage: () => void
  /** Has somebody else confirm the same in this tab, and log out. */
  visit: () => Promise<void>
}

/** Interrupts a member; resolves when that is over. The member may have to log in again, or find the page anew. */
export async function interrupt(kind: InterruptionKind, { by, leavePage, visit }: Interrupted): Promise<void> {
  const { tab, keyboard } = by
  switch (kind) {
    case 'reload':
      return tab.reload()
    case 'new tab':
      return tab.replace()
    case 'page left':
      return leavePage()
    case 'session lost':
      return (await tab.page()).app.loseSession()
    case 'logged out':
      return keyboard(() => by.signOut())
    case 'provider session gone':
      tab.browser.forgetProvider()
      return tab.reload()
    case 'another member':
      return keyboard(async () => {
        await by.signOut()
        await visit()
      })
    case 'forged callback':
      return tab.open(`${tab.browser.provider.appAddress}/login-success?error=server_error`)
  }
}
