import type { components } from '@clubhouse/rest-client/club.types'
import { club } from '../sample-data/club.ts'

export type PartnerCode = components['schemas']['PartnerCode']
export type PartnerSlug = 'airline' | 'rewards' | 'card'

export interface Partner {
  readonly slug: PartnerSlug
  readonly code: PartnerCode
  /** As its pages say it. */
  readonly name: string
  readonly colour: string
  /** What it sends a member back with: a token in the fragment, or a code to be exchanged. */
  readonly answers: 'id_token' | 'code'
  readonly scopes: readonly string[]
  readonly idTokenSeconds: number
  /** Whose members may link it (LNK-02, LNK-04); absent: all. */
  readonly onlyIn?: 'US'
}

/** How all partners know the club. */
export const clubClientId = 'clubhouse'
/** What the club proves itself with when it exchanges a code. A sandbox has no secrets. */
export const clubClientSecret = 'sandbox-club-secret'

const hour = 3600
const day = 24 * hour

export const partners: Readonly<Record<PartnerSlug, Partner>> = {
  airline: {
    slug: 'airline',
    code: 'VAA',
    ...club.partners.airline,
    answers: 'id_token',
    scopes: ['openid'],
    // The web app keeps it as long (LNK-17).
    idTokenSeconds: 28 * day,
  },
  rewards: {
    slug: 'rewards',
    code: 'BILTREWARDS',
    ...club.partners.rewards,
    answers: 'code',
    scopes: ['openid', 'profile', 'email', 'phone', 'offline_access'],
    idTokenSeconds: hour,
    onlyIn: 'US',
  },
  card: {
    slug: 'card',
    code: 'SYF',
    ...club.partners.card,
    answers: 'id_token',
    scopes: ['openid'],
    idTokenSeconds: hour,
    onlyIn: 'US',
  },
}

const slugs = { VAA: 'airline', BILTREWARDS: 'rewards', SYF: 'card' } as const satisfies Record<
  PartnerCode,
  PartnerSlug
>

export function partnerOf(code: PartnerCode): Partner {
  return partners[slugs[code]]
}
