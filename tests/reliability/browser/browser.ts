import { sampleBasePath } from '@clubhouse/test-kit/test-sandbox'
import type { AppSettings } from '@clubhouse/test-kit/app-in-tab'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { IdentityWalk } from '@clubhouse/test-kit/sign-in'
import type { AppScript } from './app-script.ts'
import { Tab } from './tab.ts'
import type { TabClock } from './tab-clock.ts'
import { TabMessages } from './tab-messages.ts'
import type { StoredItems } from './tab-storage.ts'

export interface BrowserOptions {
  name: string
  /** Where app and identity provider are served. */
  origin: string
  script: AppScript
  settings: AppSettings
  clock: TabClock
  /** Some browsers have no `navigator.locks`. */
  hasLocks: boolean
}

/** Pages that a login goes through, with some that are asked for once more. */
const mostPages = 6

/** A browser with tabs of the app: they share storage, locks, messages and the identity provider's cookies. */
export class Browser {
  readonly name: string
  readonly origin: string
  readonly script: AppScript
  readonly settings: AppSettings
  readonly clock: TabClock
  readonly hasLocks: boolean
  readonly sharedItems: StoredItems = new Map()
  readonly cookies: StoredItems = new Map()
  readonly messages = new TabMessages()
  /** The pages of the identity provider, with its cookies. */
  provider: IdentityWalk
  /** Who types on the provider's pages. */
  typist: TestMember | undefined
  readonly #tabs: Tab[] = []

  constructor({ name, origin, script, settings, clock, hasLocks }: BrowserOptions) {
    this.name = name
    this.origin = origin
    this.script = script
    this.settings = settings
    this.clock = clock
    this.hasLocks = hasLocks
    this.provider = new IdentityWalk(origin, sampleBasePath)
  }

  openTab(): Tab {
    const tab = new Tab(this)
    this.#tabs.push(tab)
    return tab
  }

  /**
   * Goes through the provider's pages, on which the typist types what they ask for; returns the address of the app that
   * they lead to. From pages that lead nowhere the typist goes home.
   */
  async throughProvider(address: string): Promise<string> {
    const { provider, typist } = this
    const isOfApp = ({ href }: URL) => href.startsWith(provider.appAddress)
    let step = await this.askProvider(address)
    for (let page = 0; page < mostPages && !isOfApp(step.address); page++) {
      if (typist === undefined) throw new Error('Nobody is there to type on the pages of the identity provider')
      const { email, password } = typist
      const html = await step.response.text()
      const [, action] = /<form method="post" action="([^"]+)"/.exec(html) ?? []
      if (action === undefined) break
      step = await this.askProvider(action, html.includes('name="code"') ? { code: '123456' } : { email, password })
    }
    return isOfApp(step.address) ? step.address.href : `${provider.appAddress}/`
  }

  /** Opens an address of the provider, with what was typed on its page before. */
  askProvider(address: string, typed?: Record<string, string>): ReturnType<IdentityWalk['open']> {
    return this.clock.whileWorking(() => this.provider.open(address, typed))
  }

  /** The provider's session is gone: it has ended there, or its cookies were cleared. */
  forgetProvider(): void {
    this.provider = new IdentityWalk(this.origin, sampleBasePath)
  }

  close(): void {
    for (const tab of this.#tabs) tab.close()
  }
}
