import type { Browser } from './browser/browser.ts'
import type { Tab } from './browser/tab.ts'
import { MemberInTab } from './member-in-tab.ts'
import type { DrivenMember } from './members.ts'
import { type Turns, turns } from './turns.ts'

export const tabIndexes = [0, 1] as const
export type TabIndex = (typeof tabIndexes)[number]

/** A browser with two tabs, the member whose it is, another one who comes by, and who may do what at a time. */
export class Desk {
  readonly member: DrivenMember
  readonly #visitor: DrivenMember
  readonly #tabs: Readonly<Record<TabIndex, Tab>>
  readonly #tabTurns: Readonly<Record<TabIndex, Turns>> = { 0: turns(1), 1: turns(1) }
  readonly #nameTurns = new Map<string, Turns>()
  /** One at a time logs in or out. */
  readonly #keyboard = turns(1)

  constructor(browser: Browser, member: DrivenMember, visitor: DrivenMember) {
    this.member = member
    this.#visitor = visitor
    this.#tabs = { 0: browser.openTab(), 1: browser.openTab() }
  }

  memberIn(tab: TabIndex): MemberInTab {
    return new MemberInTab(this.member, this.#tabs[tab], this.#keyboard)
  }

  /** The other member, for whoever has the keyboard already. */
  visitorIn(tab: TabIndex): MemberInTab {
    return new MemberInTab(this.#visitor, this.#tabs[tab], (work) => work())
  }

  /** Works in tabs that nobody else works in, at something of which nobody wants another one meanwhile. */
  use<Value>(tabs: readonly TabIndex[], name: string, work: () => Promise<Value>): Promise<Value> {
    const nameTurn = this.#nameTurns.get(name) ?? turns(1)
    this.#nameTurns.set(name, nameTurn)
    const named = () =>
      nameTurn(async () => {
        try {
          return await work()
        } finally {
          await nextMillisecond()
        }
      })
    // Always in the same order, so that no two wait for each other.
    return tabs
      .toSorted((one, other) => one - other)
      .reduceRight<() => Promise<Value>>((inner, tab) => () => this.#tabTurns[tab](inner), named)()
  }
}

/** What the app tells apart by its time is never wanted twice within the same millisecond. */
async function nextMillisecond(): Promise<void> {
  const now = Date.now()
  while (Date.now() === now) await new Promise((resolve) => setImmediate(resolve))
}
