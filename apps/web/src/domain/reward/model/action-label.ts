import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import type { RewardKind } from './points-text.ts'

/** Returns the words of the button of a reward: an editor's, else those of its side (RWD-21). */
export function actionLabel({ content }: Pick<Reward, 'content'>, kind: RewardKind): string {
  return content.redeemButtonTextOverride ?? (kind === 'EARN' ? m.common_earn_points() : m.common_redeem())
}
