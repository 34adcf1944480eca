import type { Browser } from './browser.ts'
import { createLocks } from './tab-locks.ts'
import type { TabChannel } from './tab-messages.ts'
import { cookieAccess, createStorage, type StoredItems } from './tab-storage.ts'

export interface DocumentOptions {
  browser: Browser
  /** The `sessionStorage` of its tab. */
  sessionItems: StoredItems
  address: string
  /** The app goes elsewhere with the whole page. */
  leave: (address: string) => void
}

interface HiddenFrame {
  src: string
  contentWindow: object
  remove: () => void
}

export type TabGlobals = ReturnType<TabDocument['globals']>

/**
 * A page of the app as long as it is open. Once it is closed nothing of it happens any more: calls on their way get no
 * answer, timers do not end, what still runs writes nothing.
 */
export class TabDocument {
  readonly #options: DocumentOptions
  readonly #closing = new AbortController()
  readonly #timers = new Set<number>()
  readonly #channels = new Set<TabChannel>()
  readonly #underWay = new Set<Request | string>()
  readonly #window = new EventTarget()
  readonly #stopFollowing: () => void
  /** Resolves when it is closed. */
  readonly gone: Promise<void>

  constructor(options: DocumentOptions) {
    this.#options = options
    this.gone = new Promise((resolve) =>
      this.#closing.signal.addEventListener('abort', () => resolve(), { once: true }),
    )
    this.#stopFollowing = options.browser.messages.followStorage(this, (event) => this.#window.dispatchEvent(event))
  }

  get isOpen(): boolean {
    return !this.#closing.signal.aborted
  }

  close(): void {
    this.#closing.abort()
    this.#stopFollowing()
    for (const timer of this.#timers) this.#options.browser.clock.clear(timer)
    for (const channel of this.#channels) channel.close()
  }

  /** What the app's script finds in this document instead of Node's globals. */
  globals() {
    const { browser, sessionItems } = this.#options
    const isOpen = () => this.isOpen
    const window = this.#window
    const location = this.#location()
    const own = {
      self: undefined as unknown,
      stop: () => undefined,
      document: this.#document(),
      location,
      navigator: { onLine: true, ...(browser.hasLocks && { locks: createLocks(browser.name, this.#closing.signal) }) },
      localStorage: createStorage(browser.sharedItems, isOpen, (key, value) =>
        browser.messages.storageChanged(this, key, value),
      ),
      sessionStorage: createStorage(sessionItems, isOpen),
      fetch: this.#fetch,
      setTimeout: this.#setTimeout,
      clearTimeout: this.#clearTimer,
      setInterval: this.#setInterval,
      clearInterval: this.#clearTimer,
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      BroadcastChannel: this.#channelClass(),
      // What the app says to developers of failures that are made on purpose would fill the screen.
      console: { ...console, warn: () => undefined, error: () => undefined },
    }
    // Everything else is as in Node.
    const page = Object.create(globalThis, Object.getOwnPropertyDescriptors(own)) as typeof own
    page.self = page
    return { ...own, globalThis: page, window: page, self: page }
  }

  readonly #setTimeout = (handler: (...values: unknown[]) => void, milliseconds = 0, ...values: unknown[]) => {
    const timer = this.#options.browser.clock.set(() => {
      this.#timers.delete(timer)
      handler(...values)
    }, milliseconds)
    return this.#keepTimer(timer)
  }

  readonly #setInterval = (handler: (...values: unknown[]) => void, milliseconds = 0, ...values: unknown[]) =>
    this.#keepTimer(this.#options.browser.clock.set(() => handler(...values), milliseconds, { repeats: true }))

  readonly #clearTimer = (timer: number | undefined) => {
    if (timer === undefined) return
    this.#options.browser.clock.clear(timer)
    this.#timers.delete(timer)
  }

  /** What is set when the document has gone already never ends. */
  #keepTimer(timer: number): number {
    if (this.isOpen) this.#timers.add(timer)
    else this.#options.browser.clock.clear(timer)
    return timer
  }

  readonly #fetch = (input: Request | string, init: RequestInit = {}): Promise<Response> =>
    this.#whileOpen(async () => {
      const asked = new Request(input, init)
      asked.headers.set('origin', new URL(this.#options.address).origin)
      const ending = new AbortController()
      const end = () => ending.abort(asked.signal.reason)
      asked.signal.addEventListener('abort', end)
      this.#closing.signal.addEventListener('abort', end)
      // Requests hold their signals weakly: one that is collected would never be given up.
      this.#underWay.add(asked).add(input)
      try {
        // Whole, so that nothing of it comes after the document has gone.
        const load = async () => {
          const answer = await fetch(asked, { signal: ending.signal })
          return { answer, body: await answer.arrayBuffer() }
        }
        const { origin, clock } = this.#options.browser
        // Of other calls the wire knows how long the sandbox works at them, and how long a fault holds them.
        const isDirect = new URL(asked.url).origin === new URL(origin).origin
        const { answer, body } = await (isDirect ? clock.whileWorking(load) : load())
        const { status, statusText, headers } = answer
        return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers })
      } finally {
        this.#underWay.delete(asked)
        this.#underWay.delete(input)
        this.#closing.signal.removeEventListener('abort', end)
      }
    })

  #whileOpen<Value>(work: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      work().then(
        (value) => this.isOpen && resolve(value),
        (error: unknown) => this.isOpen && reject(error as Error),
      )
    })
  }

  #location() {
    const { href, origin, pathname, search, hash } = new URL(this.#options.address)
    // The rest of what runs now still runs, as in a browser.
    const leave = (address: string) => void setImmediate(() => this.isOpen && this.#options.leave(address))
    return { href, origin, pathname, search, hash, assign: leave, replace: leave, reload: () => leave(href) }
  }

  #document() {
    const events = new EventTarget()
    const cookies = cookieAccess(this.#options.browser.cookies, () => this.isOpen)
    return Object.defineProperty(
      {
        visibilityState: 'visible',
        addEventListener: events.addEventListener.bind(events),
        removeEventListener: events.removeEventListener.bind(events),
        documentElement: { append: (frame: HiddenFrame) => this.#load(frame) },
        createElement: (): HiddenFrame => ({ src: '', contentWindow: {}, remove: () => undefined }),
      },
      'cookie',
      { get: () => cookies.get(), set: (cookie: string) => cookies.set(cookie) },
    )
  }

  /** Loads a hidden frame, in which the app asks the provider for the session; the page it ends at passes its address on. */
  #load({ src, contentWindow }: HiddenFrame): void {
    const { browser, address } = this.#options
    const pass = async () => {
      const { address: shown } = await this.#whileOpen(() => browser.askProvider(src))
      const data = { source: 'oidc-client', url: shown.href, keepOpen: false }
      const { origin } = new URL(address)
      this.#window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: contentWindow }))
    }
    void pass()
  }

  #channelClass() {
    const open = (name: string) => {
      const channel = this.#options.browser.messages.openChannel(name, () => this.isOpen)
      this.#channels.add(channel)
      return channel
    }
    return function BroadcastChannel(name: string) {
      return open(name)
    }
  }
}
