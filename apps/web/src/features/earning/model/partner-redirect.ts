/** States of the redirect to a partner's page (RDM-19). */
export type PartnerRedirectState =
  | { kind: 'idle' }
  /** The alert shows, or the address is on its way; it is late when the pause is over. */
  | { kind: 'redeeming'; address: string | undefined; isLate: boolean }
  /** The browser blocked the pop-up: the member presses a link. */
  | { kind: 'pop-up-blocked'; address: string }
  | { kind: 'completed' }
  | { kind: 'failed'; error: unknown }

export interface PartnerRedirectOptions {
  /** Milliseconds before the page opens, counted from the press. */
  pause: number
  /** Opens the page; rejects when it cannot. */
  open: (address: string) => Promise<void>
}

/** Where one press of the button leads. */
export interface RedirectTarget {
  /** Returns the address; called at once, so that the wait for it and the pause are one. */
  findAddress: () => string | Promise<string>
  /** Called once, when the page is open. */
  onOpened?: (() => void) | undefined
}

/** Redirects to a partner's page: from the press of a button until the page is open, or could not be opened. */
export interface PartnerRedirect {
  state: () => PartnerRedirectState
  subscribe: (listener: () => void) => () => void
  /** Starts; does nothing while one is under way. */
  start: (target: RedirectTarget) => void
  /** Starts again after a failure. */
  startAgain: () => void
  /** Stops: nothing opens any more. */
  cancel: () => void
  /** The member has opened the page by its link. */
  openedByLink: () => void
}

const idle: PartnerRedirectState = { kind: 'idle' }

export function createPartnerRedirect({ pause, open }: PartnerRedirectOptions): PartnerRedirect {
  const listeners = new Set<() => void>()
  let state = idle
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Counts starts and stops: what an earlier attempt still waits for changes nothing any more. */
  let attempt = 0
  let isPauseOver = false
  let target: RedirectTarget | undefined

  const enter = (next: PartnerRedirectState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const complete = () => {
    enter({ kind: 'completed' })
    target?.onOpened?.()
  }
  const openPage = async (address: string) => {
    const mine = attempt
    try {
      await open(address)
      if (mine === attempt) complete()
    } catch (error) {
      console.warn('The page of a partner did not open by itself', error)
      if (mine === attempt) enter({ kind: 'pop-up-blocked', address })
    }
  }
  const goOn = () => {
    if (state.kind === 'redeeming' && isPauseOver && state.address !== undefined) void openPage(state.address)
  }
  const endPause = () => {
    isPauseOver = true
    if (state.kind === 'redeeming' && state.address === undefined) enter({ ...state, isLate: true })
    goOn()
  }
  const stop = () => {
    attempt++
    clearTimeout(timer)
  }
  const arrive = (address: string) => {
    enter({ kind: 'redeeming', address, isLate: false })
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
      enter({ kind: 'failed', error })
    }
  }
  const begin = ({ findAddress }: RedirectTarget) => {
    stop()
    isPauseOver = pause === 0
    if (!isPauseOver) timer = setTimeout(endPause, pause)
    enter({ kind: 'redeeming', address: undefined, isLate: false })
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
      target = next
      begin(next)
    },
    startAgain() {
      if (state.kind === 'failed' && target !== undefined) begin(target)
    },
    cancel() {
      stop()
      if (state.kind !== 'idle' && state.kind !== 'completed') enter(idle)
    },
    openedByLink() {
      stop()
      if (state.kind === 'redeeming' || state.kind === 'pop-up-blocked') complete()
    },
  }
}
