import type { components } from '@clubhouse/rest-client/club.types'
import { readClubFile } from './club-files.ts'

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
export const promotions = readClubFile('promotions') as readonly Promotion[]
