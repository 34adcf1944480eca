/** How many times as fast the app's waits pass: it gives up on a call after 2 seconds instead of 20. */
const hurry = 10
/** Milliseconds of real time. */
const tick = 10
/** Milliseconds that something may take the sandbox before the app's time waits for it. */
const patience = 100

interface Timer {
  /** In the app's milliseconds since the clock was made. */
  at: number
  every: number | undefined
  run: () => void
}

/**
 * The time that the apps in all tabs wait by. It passes faster than real time, but a slow machine makes it slow: it stands
 * still while the sandbox has been busy with something for long, or this process has. So the app gives up on what a fault
 * holds back, and on nothing else.
 */
export class TabClock {
  #now = 0
  #timers = new Map<number, Timer>()
  #ids = 0
  readonly #work = new Set<{ since: number }>()
  readonly #ticking = setInterval(() => this.#tick(), tick)

  /** Runs something after so many of the app's milliseconds, or again and again; returns the timer's id. */
  set(run: () => void, milliseconds: number, { repeats = false } = {}): number {
    const id = ++this.#ids
    this.#timers.set(id, { at: this.#now + milliseconds, every: repeats ? milliseconds : undefined, run })
    return id
  }

  clear(id: number): void {
    this.#timers.delete(id)
  }

  /** A signal that aborts after so many of the app's milliseconds. */
  timeout(milliseconds: number): AbortSignal {
    const late = new AbortController()
    this.set(() => late.abort(new DOMException('No answer in time', 'TimeoutError')), milliseconds)
    return late.signal
  }

  /** Waits for the sandbox: time stands still when it takes long. */
  async whileWorking<Value>(work: () => Promise<Value>): Promise<Value> {
    const begun = { since: performance.now() }
    this.#work.add(begun)
    try {
      return await work()
    } finally {
      this.#work.delete(begun)
    }
  }

  close(): void {
    clearInterval(this.#ticking)
    this.#timers.clear()
  }

  /** However late it comes, as much time has passed. */
  #tick(): void {
    const [oldest] = this.#work
    if (oldest !== undefined && performance.now() - oldest.since > patience) return
    this.#now += tick * hurry
    const due = [...this.#timers].filter(([, { at }]) => at <= this.#now)
    for (const [id] of due.toSorted(([, one], [, other]) => one.at - other.at)) setImmediate(() => this.#fire(id))
  }

  /** Nothing comes of a timer that was cleared meanwhile. */
  #fire(id: number): void {
    const timer = this.#timers.get(id)
    if (timer === undefined) return
    if (timer.every === undefined) this.#timers.delete(id)
    else timer.at = this.#now + timer.every
    timer.run()
  }
}
