import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { canonicalPath } from '#domain/page/model/canonical.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { organisationId } from '#platform/head/structured-data.ts'
import { paths } from '#domain/page/model/paths.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { publicRegions } from '#domain/reward/model/visibility.ts'
import { rewardOffer } from '#domain/reward/model/reward-offer.ts'

/** What the document's head says of a reward; a personal one is nobody else's business (RWD-28). */
export function RewardHead({ reward, kind }: { reward: Reward; kind: RewardKind }) {
  const { title, lead, description, slug, imageUrl, tags } = reward.content
  return (
    <PageHead
      title={title}
      description={lead ?? description}
      isPublic={reward.accessLevel !== 'PERSONAL'}
      canonicalPath={(path, { region }) => canonicalPath(path, { region, slug })}
      regions={publicRegions(tags)}
      imageUrl={imageUrl}
      trail={[listOf(kind)]}
      about={(page) => [
        rewardOffer(reward, {
          ...page,
          countryCode: page.region.countryCode,
          currency: m.head_points_currency({ product: appConfig().productName }),
          sellerId: organisationId(),
        }),
      ]}
    />
  )
}

/** Returns the list that a reward is found in. */
function listOf(kind: RewardKind) {
  return kind === 'EARN'
    ? { label: m.common_earn(), path: paths.earn.href() }
    : { label: m.common_rewards(), path: paths.spend.href() }
}
