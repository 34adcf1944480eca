import type { components } from '@clubhouse/rest-client/club.types'

/** A promotion code, as the club's marketing would keep it. */
export interface Promotion {
  /** In upper case; a member may type it in any. */
  code: string
  /** What a member's statement says. */
  description: string
  points: number
  /** How many members may redeem it; without it, everybody. */
  limit?: number
  /** Only members of this region. */
  region?: components['schemas']['ViewingRegion']
  startsAt?: string
  endsAt?: string
}

/** The codes that every fresh sandbox knows, one for each way in which a code can go well or wrong. */
export const promotions: readonly Promotion[] = [
  { code: 'WELCOME500', description: 'Promotion code WELCOME500', points: 500 },
  { code: 'KESTREL50', description: 'Promotion code KESTREL50', points: 50 },
  { code: 'FIRST3', description: 'Promotion code FIRST3', points: 1000, limit: 3 },
  { code: 'ALLGONE', description: 'Promotion code ALLGONE', points: 250, limit: 0 },
  { code: 'SPRING24', description: 'Promotion code SPRING24', points: 300, endsAt: '2024-05-31T23:59:59Z' },
  { code: 'CENTURY', description: 'Promotion code CENTURY', points: 2100, startsAt: '2100-01-01T00:00:00Z' },
  { code: 'HELLOUSA', description: 'Promotion code HELLOUSA', points: 400, region: 'US' },
]
