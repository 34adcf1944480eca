import type { EarnType, Reward } from '@clubhouse/rest-client/club'
import { blockersOf } from '#domain/reward/model/availability.ts'
import { webAddress } from '#platform/links/link-target.ts'

/** How long the redirect alert shows before the partner's page opens, in milliseconds (RDM-20). */
export const redirectPause = 3000

/** Stands in an address for the id of the member who earns (RDM-22). */
const memberMarker = 'USER_ID'

/** Editors' name of the category whose rewards open without an alert (RDM-21). */
const competitionCategory = 'Competitions & Fun'

/** Who earns, as far as it matters. */
export interface Earner {
  memberId: string
  /** Whether the account at the partner is linked whose points can be moved (RDM-27); undefined while it is not known. */
  isLinked: boolean | undefined
  isInApp: boolean
}

/** What pressing Earn leads to. */
export type EarnStep =
  /** To a partner's page, at an address that is known, or that the server makes for this one visit (RDM-23). */
  | {
      kind: 'leave'
      to: { kind: 'address'; address: string } | { kind: 'tracking' }
      /** Milliseconds for which the alert shows; 0 for none. */
      pause: number
      opensIn: 'tab' | 'app'
    }
  /** The member chooses how many points to move (RDM-27); then, where there is an address, on to the partner (RDM-25). */
  | { kind: 'pick-points'; address: string | undefined; pause: number; opensIn: 'tab' | 'app' }
  /** The account at the partner has to be linked first (RDM-28). */
  | { kind: 'link-account' }
  /** The reward has no address to go to (RDM-26, ERR-44). */
  | { kind: 'nowhere' }

/**
 * Returns what pressing Earn leads to, by the way in which a reward is earned. Throws for a way that is unknown
 * (ERR-45).
 */
export function earnStep(reward: Reward, { memberId, isLinked, isInApp }: Earner): EarnStep {
  const opensIn = isInApp ? 'app' : 'tab'
  const leave = (address: string | undefined): EarnStep =>
    address === undefined
      ? { kind: 'nowhere' }
      : { kind: 'leave', to: { kind: 'address', address }, pause: pauseOf(reward), opensIn }
  const type: EarnType | undefined = reward.earnType
  switch (type) {
    case 'OFFSITE_LINK_STANDARD':
      return leave(webAddress(reward.earnUrl))
    case 'OFFSITE_LINK_OCTOPUS':
      return leave(webAddress(reward.earnUrl?.replaceAll(memberMarker, encodeURIComponent(memberId))))
    case 'COLLINSON':
    case 'AWIN':
      return { kind: 'leave', to: { kind: 'tracking' }, pause: pauseOf(reward), opensIn }
    case 'INLINE_TIPPING':
      if (blockersOf(reward, { audience: 'member', isInApp, isLinked }).some(({ kind }) => kind === 'link-account'))
        return { kind: 'link-account' }
      return { kind: 'pick-points', address: webAddress(reward.earnUrl), pause: redirectPause, opensIn }
    case undefined:
      return { kind: 'nowhere' }
    default:
      // A server that is ahead of the app: nobody must be led on by a guess.
      throw new Error(`Unknown earn type ${String(type)}`)
  }
}

function pauseOf({ content }: Reward): number {
  const isCompetition = content.categories.some(({ categoryName }) => categoryName === competitionCategory)
  return isCompetition ? 0 : redirectPause
}
