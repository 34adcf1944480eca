import type { Page } from '@playwright/test'
import { clubOf } from './club-of.ts'

/** A reward as the public list of the sandbox says it. */
export interface ListedReward {
  rewardId: string
  cost: number
  redemptionType: string
  availability?: string
  variants?: readonly unknown[]
  content: { title: string; slug?: string }
}

/** Rewards that are redeemed for a QR code, cheapest first, of the hundred from `offset` on. */
export async function qrRewards(page: Page, region: 'GB' | 'US', { offset = 0 } = {}): Promise<ListedReward[]> {
  const { hosts } = await clubOf(page)
  const answer = await page.request.get(
    `${hosts.club}/discoveries/rewards/public?viewingRegion=${region}&limit=100&offset=${offset}&sort=cost&enableVariantGrouping=true`,
  )
  const { rewards } = (await answer.json()) as { rewards: ListedReward[] }
  return rewards.filter(
    (reward) =>
      reward.redemptionType === 'QR_CODE' &&
      reward.availability !== 'SOLD_OUT' &&
      reward.availability !== 'UNAVAILABLE' &&
      (reward.variants ?? []).length === 0,
  )
}

/** The first of them. */
export async function qrReward(page: Page, region: 'GB' | 'US'): Promise<ListedReward> {
  const [reward] = await qrRewards(page, region)
  if (reward === undefined) throw new Error(`There is no QR-code reward in ${region}`)
  return reward
}

/** A reward's address, without base path and region. */
export function addressOf({ rewardId, content }: ListedReward): string {
  return `spend-kestrel-points/${content.slug === undefined ? '' : `${content.slug}-`}${rewardId}`
}

/** `24,650 points`. */
export function pointsText(points: number): string {
  return points === 1 ? '1 point' : `${points.toLocaleString('en-GB')} points`
}

/** The first reward in GB of a type that is neither gone nor to be had in options. */
export async function rewardOfType(page: Page, type: string): Promise<ListedReward> {
  const { hosts } = await clubOf(page)
  for (let offset = 0; ; offset += 100) {
    const answer = await page.request.get(
      `${hosts.club}/discoveries/rewards/public?viewingRegion=GB&limit=100&offset=${offset}&enableVariantGrouping=true`,
    )
    const { rewards } = (await answer.json()) as { rewards: ListedReward[] }
    const found = rewards.find(
      ({ redemptionType, availability = 'AVAILABLE', variants = [] }) =>
        redemptionType === type && availability === 'AVAILABLE' && variants.length === 0,
    )
    if (found !== undefined) return found
    if (rewards.length === 0) throw new Error(`There is no ${type}`)
  }
}

/** A reward that points are earned with, as the public list of the sandbox says it. */
export interface EarnReward {
  rewardId: string
  earnType: string
  earnUrl?: string
  availability?: string
  content: { categories: { categoryName?: string }[]; brandDetails: { brandName: string } }
}

/** The first reward in GB that is earned in such a way. */
export async function earnReward(page: Page, type: string, { isCompetition = false } = {}): Promise<EarnReward> {
  const { hosts } = await clubOf(page)
  const answer = await page.request.get(`${hosts.club}/discoveries/rewards/earn/public?viewingRegion=GB&limit=100`)
  const { rewards } = (await answer.json()) as { rewards: EarnReward[] }
  const found = rewards.find(
    ({ earnType, availability, content }) =>
      earnType === type &&
      availability === 'AVAILABLE' &&
      content.categories.some(({ categoryName }) => categoryName === 'Competitions & Fun') === isCompetition,
  )
  if (found === undefined) throw new Error(`There is no earn reward of type ${type}`)
  return found
}
