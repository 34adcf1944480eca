import type { Reward } from '@clubhouse/rest-client/club'
import { trackOfferShared } from './track-reward.ts'
import { createDeepLink } from '#platform/native/deep-link.ts'
import { shareLink } from '#platform/native/share-link.ts'
import type { RewardKind } from '../model/points-text.ts'

export interface RewardShare {
  reward: Reward
  kind: RewardKind
  /** The web address of its page. */
  url: string
  message: string
}

/**
 * Opens the phone's share sheet with a deep link to a reward, or with its web address when no deep link could be made
 * (RWD-25, RWD-26). Without an id or a title nothing happens (RWD-23).
 */
export async function shareReward({ reward, kind, url, message }: RewardShare): Promise<void> {
  const { rewardId, content } = reward
  const title = content.title.trim()
  if (rewardId === '' || title === '') return
  const deepLink = await createDeepLink(url)
  shareLink({ url: deepLink ?? url, title, message })
  trackOfferShared(reward, kind, deepLink === undefined ? 'web_address' : 'deep_link')
}
