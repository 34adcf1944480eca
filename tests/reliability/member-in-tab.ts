import type { ShownPage, Tab } from './browser/tab.ts'
import type { DrivenMember } from './members.ts'
import type { Turns } from './turns.ts'

const mostLogins = 5

/** A member at a tab: logs in when the session has ended, as often as it takes. */
export class MemberInTab {
  readonly member: DrivenMember
  readonly tab: Tab
  /** One at a time logs in or out in a browser. */
  readonly keyboard: Turns

  constructor(member: DrivenMember, tab: Tab, keyboard: Turns) {
    this.member = member
    this.tab = tab
    this.keyboard = keyboard
  }

  /** The page that the tab shows, once the member is signed in. */
  async page(): Promise<ShownPage> {
    for (let login = 0; login <= mostLogins; login++) {
      const page = await this.tab.page()
      if (page.app.memberId() === this.member.memberId) return page
      await this.keyboard(() => this.#signIn())
    }
    throw new Error(`${this.member.email} could not sign in`)
  }

  /** Logs out, wherever that leads. */
  async signOut(): Promise<void> {
    const { app, gone } = await this.tab.page()
    if ((await Promise.race([app.session(), gone])) === undefined) return
    app.signOut()
    await Promise.race([gone, app.session()])
  }

  async #signIn(): Promise<void> {
    const { app, gone } = await this.tab.page()
    const signedIn = await Promise.race([app.session(), gone])
    if (signedIn === this.member.memberId) return
    if (signedIn !== undefined) await this.signOut()
    this.tab.browser.typist = this.member
    const visited = await this.tab.page()
    visited.app.signIn()
    await Promise.race([visited.gone, visited.app.session()])
    await (await this.tab.page()).app.session()
  }
}
