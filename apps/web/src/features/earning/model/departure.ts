/** How far a member is on the way to a partner's page (RDM-19). */
export type DepartureState =
  | { kind: 'idle' }
  /** The alert shows, or the address is on its way; it is late when the pause is over. */
  | { kind: 'redeeming'; address: string | undefined; isLate: boolean }
  /** The browser opened no page by itself: the member presses a link. */
  | { kind: 'held'; address: string }
  | { kind: 'completed' }
  | { kind: 'failed'; error: unknown }

export interface DepartureOptions {
  /** Milliseconds before the page opens, counted from the press. */
  pause: number
  /** Opens the page; rejects when it cannot. */
  open: (address: string) => Promise<void>
}

/** Where one press of the button leads. */
export interface Visit {
  /** Makes the address; asked at once, so that the wait for it and the pause are one. */
  findAddress: () => string | Promise<string>
  /** Told once, when the page is open. */
  onLeft?: (() => void) | undefined
}

/** The way to a partner's page: from the press of a button to the open page, to a failure, or back. */
export interface Departure {
  state: () => DepartureState
  subscribe: (listener: () => void) => () => void
  /** Sets off; does nothing while on the way. */
  start: (visit: Visit) => void
  /** Sets off again after a failure. */
  startAgain: () => void
  /** Stops: nothing opens any more. */
  cancel: () => void
  /** The member has followed the link to the page. */
  leftByLink: () => void
}

const idle: DepartureState = { kind: 'idle' }

export function createDeparture({ pause, open }: DepartureOptions): Departure {
  const listeners = new Set<() => void>()
  let state = idle
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Another one for each setting off: what an earlier one still waits for is nobody's any more. */
  let attempt = 0
  let isPauseOver = false
  let visit: Visit | undefined

  const become = (next: DepartureState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const complete = () => {
    become({ kind: 'completed' })
    visit?.onLeft?.()
  }
  const openPage = async (address: string) => {
    const mine = attempt
    try {
      await open(address)
      if (mine === attempt) complete()
    } catch (error) {
      console.warn('The page of a partner did not open by itself', error)
      if (mine === attempt) become({ kind: 'held', address })
    }
  }
  const goOn = () => {
    if (state.kind === 'redeeming' && isPauseOver && state.address !== undefined) void openPage(state.address)
  }
  const endPause = () => {
    isPauseOver = true
    if (state.kind === 'redeeming' && state.address === undefined) become({ ...state, isLate: true })
    goOn()
  }
  const stop = () => {
    attempt++
    clearTimeout(timer)
  }
  const arrive = (address: string) => {
    become({ kind: 'redeeming', address, isLate: false })
    goOn()
  }

  const find = async (found: Promise<string>) => {
    const mine = attempt
    try {
      const address = await found
      if (mine === attempt) arrive(address)
    } catch (error) {
      if (mine !== attempt) return
      stop()
      become({ kind: 'failed', error })
    }
  }
  const setOff = ({ findAddress }: Visit) => {
    stop()
    isPauseOver = pause === 0
    if (!isPauseOver) timer = setTimeout(endPause, pause)
    become({ kind: 'redeeming', address: undefined, isLate: false })
    const found = findAddress()
    if (typeof found === 'string') arrive(found)
    else void find(found)
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start(next) {
      if (state.kind === 'redeeming') return
      visit = next
      setOff(next)
    },
    startAgain() {
      if (state.kind === 'failed' && visit !== undefined) setOff(visit)
    },
    cancel() {
      stop()
      if (state.kind !== 'idle' && state.kind !== 'completed') become(idle)
    },
    leftByLink() {
      stop()
      if (state.kind === 'redeeming' || state.kind === 'held') complete()
    },
  }
}
