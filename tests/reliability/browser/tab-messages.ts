/** Carries what tabs of one browser say to each other: channels, and the events of their shared storage. */
export class TabMessages {
  readonly #channels = new Set<TabChannel>()
  readonly #storageListeners = new Map<object, (event: Event) => void>()

  openChannel(name: string, isOpen: () => boolean): TabChannel {
    const channel = new TabChannel(name, isOpen, this.#channels)
    this.#channels.add(channel)
    return channel
  }

  /** Says that a document listens to changes of the shared storage; returns how to stop. */
  followStorage(document: object, listener: (event: Event) => void): () => void {
    this.#storageListeners.set(document, listener)
    return () => this.#storageListeners.delete(document)
  }

  /** Tells all documents but the one that wrote. */
  storageChanged(writer: object, key: string, newValue: string): void {
    for (const [document, listener] of this.#storageListeners)
      if (document !== writer) setImmediate(() => listener(Object.assign(new Event('storage'), { key, newValue })))
  }
}

/** A `BroadcastChannel` among the tabs of one browser; Node's own reaches the whole process. */
export class TabChannel extends EventTarget {
  readonly #name: string
  readonly #isOpen: () => boolean
  readonly #all: Set<TabChannel>

  constructor(name: string, isOpen: () => boolean, all: Set<TabChannel>) {
    super()
    this.#name = name
    this.#isOpen = isOpen
    this.#all = all
  }

  postMessage(message: unknown): void {
    if (!this.#isOpen()) return
    for (const channel of this.#all)
      if (channel !== this && channel.#name === this.#name) setImmediate(() => channel.#hear(structuredClone(message)))
  }

  close(): void {
    this.#all.delete(this)
  }

  #hear(data: unknown): void {
    if (!this.#isOpen()) this.close()
    else this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
}
