import {
  ageOf,
  type Moment,
  momentNow,
  noticeTime,
  secondsLeft,
  secondsToRenewal,
  stageOf,
  type TokenLifetime,
} from './token-lifetime.ts'

export interface TokenKeeperOptions<Tokens> {
  /** Gets new tokens from the identity provider. */
  renew: () => Promise<Tokens>
  /** For how many seconds from now tokens are good. */
  secondsOf: (tokens: Tokens) => number
  /** Whether a renewal that failed so may work a little later. */
  mayPass: (error: unknown) => boolean
  /** Runs work while no other tab runs any. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Asks other tabs for tokens renewed less than so many seconds ago; they come to `adopt`. */
  ask: (youngerThan: number) => void
  /** Hands renewed tokens to the other tabs. */
  share: (tokens: Tokens) => void
  /** The end is near; with `hasFailed` after a renewal that did not work out. */
  onEnding: (endsAt: number, hasFailed: boolean) => void
  onRenewed: () => void
  /** The provider has renewed the tokens of a session that is over; another may have begun meanwhile. */
  onOutdated: () => Promise<void>
  /** The tokens are lost: they could not be renewed (AUT-18). */
  onLost: () => void
}

/**
 * Seconds in which renewed tokens are as good as any for whom the server has refused: calls of several tabs are refused at
 * once, and one renewal serves them all. A call that began before it has had its answer by then.
 */
const stillNew = 30
/** How long another tab may take to hand over what it has renewed, in milliseconds. */
const answerTime = 250
/** Milliseconds between attempts to renew, and how many are made after the end. */
const retryTime = 5000
const attemptsAfterEnd = 3

/**
 * Keeps one set of tokens in memory, renews it in time and at most once at a time over all tabs, and says when it cannot
 * be renewed any more (AUT-16 to AUT-20).
 */
export function createTokenKeeper<Tokens>(options: TokenKeeperOptions<Tokens>) {
  let kept: { tokens: Tokens; lifetime: TokenLifetime; isRenewed: boolean } | undefined
  let renewing: Promise<Tokens> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** How many sessions have begun, so that a renewal notices that its own is over. */
  let sessions = 0
  let onAdopted = () => {}

  const wake = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void check(), milliseconds)
  }

  function keep(tokens: Tokens, { age = 0, isRenewed = false } = {}): void {
    const now = momentNow()
    const since = { wall: now.wall - age * 1000, running: now.running - age * 1000 }
    kept = { tokens, lifetime: { seconds: options.secondsOf(tokens) + age, since }, isRenewed }
    failures = 0
    options.onRenewed()
    void check()
  }

  /** Takes over what another tab has renewed, unless what is here is as young. */
  function adopt(tokens: Tokens, age: number): void {
    if (kept === undefined || ageOf(kept.lifetime, momentNow()) <= age) return
    keep(tokens, { age, isRenewed: true })
    onAdopted()
  }

  /** Tokens renewed less than `youngerThan` seconds before their turn are renewed enough. */
  function renewOnce(youngerThan: (now: Moment) => number): Promise<Tokens> {
    renewing ??= options.alone(() => renewHere(youngerThan)).finally(() => (renewing = undefined))
    return renewing
  }

  async function renewHere(youngerThan: (now: Moment) => number): Promise<Tokens> {
    const before = kept
    if (before === undefined) throw new Error('There are no tokens to renew')
    // One moment for both: at a later one, the tokens to renew would be older than themselves.
    const now = momentNow()
    // Another tab may have handed them over while this one waited for its turn.
    if (before.isRenewed && ageOf(before.lifetime, now) < youngerThan(now)) return before.tokens
    const isAnswered = new Promise<void>((resolve) => (onAdopted = resolve))
    options.ask(youngerThan(now))
    await Promise.race([isAnswered, new Promise((resolve) => setTimeout(resolve, answerTime))])
    if (kept !== before) return keptOrThrow()
    const session = sessions
    const tokens = await options.renew()
    // The session may have ended while the provider was asked: what it gave then belongs to nobody, nor to the next member.
    if (kept === undefined || session !== sessions) {
      await options.onOutdated()
      return keptOrThrow()
    }
    keep(tokens, { isRenewed: true })
    options.share(tokens)
    return tokens
  }

  function keptOrThrow(): Tokens {
    if (kept === undefined) throw new Error('The session ended while it was renewed')
    return kept.tokens
  }

  /** Does what is due: says that the end is near, or renews; and wakes when the next thing is due. */
  async function check(): Promise<void> {
    if (kept === undefined) return
    const { lifetime } = kept
    const now = momentNow()
    if (secondsToRenewal(lifetime, now) <= 0) return renewInTime()
    const left = secondsLeft(lifetime, now)
    if (left <= noticeTime) options.onEnding(now.wall + left * 1000, false)
    const due = left > noticeTime ? left - noticeTime : secondsToRenewal(lifetime, now)
    wake(Math.max(due * 1000, 50))
  }

  function lose(error: unknown): void {
    console.warn('The session could not be renewed', error)
    options.onLost()
  }

  async function renewInTime(): Promise<void> {
    const current = kept
    if (current === undefined) return
    try {
      await renewOnce((now) => ageOf(current.lifetime, now))
    } catch (error) {
      if (kept !== current) return
      const left = secondsLeft(current.lifetime, momentNow())
      if (!options.mayPass(error)) return lose(error)
      if (left > 0) {
        options.onEnding(Date.now() + left * 1000, true)
        return wake(Math.min(retryTime, left * 1000))
      }
      // Without a network there is nothing to ask: the browser says when it is back, and `check` is called then.
      if (!navigator.onLine) return
      failures++
      if (failures < attemptsAfterEnd) wake(retryTime)
      else lose(error)
    }
  }

  return {
    /** Begins a session with its first tokens. */
    keep(tokens: Tokens): void {
      sessions++
      keep(tokens)
    },
    adopt,
    check,
    forget(): void {
      kept = undefined
      clearTimeout(timer)
    },
    /** The tokens in hand with their age in seconds. Those that came with the page are no renewal for another tab. */
    current: () => kept && { tokens: kept.tokens, age: ageOf(kept.lifetime, momentNow()), isRenewed: kept.isRenewed },
    /** Renews now, as the member asks for it. */
    renewNow: () => renewOnce(() => 0),
    /** Tokens to call with: those in hand, renewed when they are about to end or when `forceRefresh` asks for it. */
    async tokens({ forceRefresh }: { forceRefresh: boolean }): Promise<Tokens | undefined> {
      if (kept === undefined) return undefined
      const current = kept
      const stage = stageOf(current.lifetime, momentNow())
      const age = (now: Moment) => ageOf(current.lifetime, now)
      const isGood = forceRefresh
        ? current.isRenewed && age(momentNow()) < stillNew
        : stage === 'fresh' || stage === 'ending'
      if (isGood) return current.tokens
      try {
        return await renewOnce((now) => (forceRefresh ? Math.min(stillNew, age(now)) : age(now)))
      } catch (error) {
        const isStillGood = kept === current && stageOf(current.lifetime, momentNow()) !== 'over'
        if (!forceRefresh && isStillGood && options.mayPass(error)) return current.tokens
        throw error
      }
    },
  }
}
