import type { AppInTab } from '@clubhouse/test-kit/app-in-tab'
import type { Browser } from './browser.ts'
import { TabDocument } from './tab-document.ts'
import type { StoredItems } from './tab-storage.ts'

/** The app on the page that a tab shows; `gone` resolves when the page is left. */
export interface ShownPage {
  app: AppInTab
  gone: Promise<void>
}

/** A tab: one document after another, with a `sessionStorage` that outlives them. */
export class Tab {
  readonly browser: Browser
  #sessionItems: StoredItems = new Map()
  #document: TabDocument | undefined
  #page: Promise<ShownPage> | undefined
  #isClosed = false
  #visits = 0

  constructor(browser: Browser) {
    this.browser = browser
  }

  /** The page that it shows, once it has come and knows who is signed in. */
  async page(): Promise<ShownPage> {
    for (;;) {
      const coming = (this.#page ??= this.#show(this.#home))
      const page = await coming
      if (coming === this.#page) return page
    }
  }

  /** Loads the app anew. */
  reload(): void {
    this.open(this.#home)
  }

  /** Goes to an address: of the app, or of the provider, whose pages lead back to the app. */
  open(address: string): void {
    if (this.#isClosed) return
    this.#document?.close()
    this.#page = this.#show(address)
    // Who waits for the page hears of it.
    this.#page.catch(() => undefined)
  }

  /** Closes the tab and opens the app in another, which has no `sessionStorage` yet. */
  replace(): void {
    this.#sessionItems = new Map()
    this.reload()
  }

  close(): void {
    this.#isClosed = true
    this.#document?.close()
  }

  get #home(): string {
    return `${this.browser.provider.appAddress}/`
  }

  async #show(address: string): Promise<ShownPage> {
    const { browser } = this
    const visit = ++this.#visits
    const arrived = address.startsWith(browser.provider.appAddress) ? address : await browser.throughProvider(address)
    if (this.#isClosed) throw new Error('The tab is closed')
    // The tab has gone elsewhere meanwhile.
    if (visit !== this.#visits) return this.page()
    const document = new TabDocument({
      browser,
      sessionItems: this.#sessionItems,
      address: arrived,
      leave: (elsewhere) => document === this.#document && this.open(elsewhere),
    })
    this.#document = document
    const app = browser.script(document.globals(), browser.settings)
    await Promise.race([app.start(), document.gone])
    return { app, gone: document.gone }
  }
}
