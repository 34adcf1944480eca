/** A group of personal rewards that a sample member has (ENT-10). */
export interface RewardGroupRecord {
  groupId: string
  /** Which rewards of the catalogue belong to it. */
  pool: string
  reference: string
  description: string
  status: 'ACTIVE' | 'LOCKED' | 'USED'
  validFrom: Date
  validTo: Date
}

const dayMs = 86_400_000

/** Returns the groups of a sample member (by its key), relative to the sandbox's clock. */
export function sampleRewardGroups(memberKey: string, now: Date): RewardGroupRecord[] {
  const year = now.getUTCFullYear()
  switch (memberKey) {
    case 'us.cardholder':
      return [perk('15K', year, 'ACTIVE'), perk('30K', year, 'LOCKED'), perk('15K', year - 1, 'USED')]
    case 'gb.member':
      return [
        {
          groupId: '900500',
          pool: '900500',
          reference: 'JUST_FOR_YOU',
          description: 'Just for you: choose one',
          status: 'ACTIVE',
          validFrom: new Date(now.getTime() - 30 * dayMs),
          validTo: new Date(now.getTime() + 60 * dayMs),
        },
      ]
    default:
      return []
  }
}

const perks = {
  '15K': { pool: '900150', description: 'Spend $15,000 in a year and choose a perk' },
  '30K': { pool: '900300', description: 'Spend $30,000 in a year and choose a perk' },
} as const

/** A card's perk counts for a calendar year (CCD-29, CCD-36). */
function perk(reference: keyof typeof perks, year: number, status: RewardGroupRecord['status']): RewardGroupRecord {
  const { pool, description } = perks[reference]
  return {
    groupId: `${pool}-${year}`,
    pool,
    reference,
    description,
    status,
    validFrom: new Date(Date.UTC(year, 0, 1)),
    validTo: new Date(Date.UTC(year + 1, 0, 1) - 1),
  }
}
