import { Button } from '@clubhouse/design-system/Button'
import { Container } from '@clubhouse/design-system/Container'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Section } from '@clubhouse/design-system/Section'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { ApiError } from '@clubhouse/rest-client/errors'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { m } from '../../../paraglide/messages.js'
import { type Audience, useAudience } from '../../../platform/auth/use-audience.ts'
import { appConfig } from '../../../platform/config/app-config.ts'
import { useFlag } from '../../../platform/flags/use-flag.ts'
import { PageHead } from '../../../platform/head/PageHead.tsx'
import { organisationId } from '../../../platform/head/structured-data.ts'
import { paths, rewardIdOf } from '../../../platform/paths.ts'
import { useRegion } from '../../../platform/region/use-region.ts'
import type { RewardKind } from '../../../platform/rewards/points-text.ts'
import { listedReward } from '../../../platform/rewards/reward-list.ts'
import { useViewer } from '../../../platform/rewards/use-viewer.ts'
import { isVisible } from '../../../platform/rewards/visibility.ts'
import { rewardOptions } from '../api/reward.ts'
import { rewardOffer } from '../model/reward-offer.ts'
import type { RewardButtonProps } from './RewardAction.tsx'
import { RewardSkeleton } from './RewardSkeleton.tsx'
import { RewardView } from './RewardView.tsx'

export interface RewardDetailProps {
  kind: RewardKind
  /** What a member can do with the reward. */
  action: (props: RewardButtonProps) => ReactNode
  /** The page for an address without a reward. */
  notFound: ReactNode
}

/** The reward that the address names, for members and for visitors (RWD-01). */
export function RewardDetail({ kind, action, notFound }: RewardDetailProps) {
  const { rewardPath = '' } = useParams()
  const rewardId = rewardIdOf(rewardPath)
  const audience = useAudience()
  if (rewardId === '') return notFound
  if (audience === undefined) return <RewardSkeleton />
  const page = { kind, action, notFound, rewardId, audience }
  return <LoadedReward key={rewardId} {...page} />
}

function LoadedReward({
  kind,
  action,
  notFound,
  rewardId,
  audience,
}: RewardDetailProps & { rewardId: string; audience: Audience }) {
  const region = useRegion()
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const usesSummaries = useFlag('web_use_reward_summaries')
  const reward = useQuery({
    ...rewardOptions({ kind, rewardId, audience, region }),
    // What the list said of it is read while the whole of it is on its way (FLG-17, RWD-09).
    placeholderData: () =>
      usesSummaries ? listedReward(queryClient, { kind, audience, region }, rewardId) : undefined,
  })
  if (reward.isPending || viewer === undefined) return <RewardSkeleton />
  if (reward.data === undefined) {
    if (isUnknown(reward.error)) return notFound
    return (
      <Section as="div">
        <Container>
          <ErrorPanel
            headingLevel={1}
            title={m.reward_failed_title()}
            body={m.reward_failed_body()}
            action={<Button onPress={() => void reward.refetch()}>{m.reward_refresh()}</Button>}
          />
        </Container>
      </Section>
    )
  }
  const { title, tags, lead, description, slug, imageUrl } = reward.data.content
  // A reward that must not be seen is as good as none (RWD-15).
  if (!isVisible(tags, viewer)) return notFound
  return (
    <>
      <PageHead
        title={title}
        description={lead ?? description}
        isPublic
        slug={slug}
        imageUrl={imageUrl}
        trail={[listOf(kind)]}
        about={(page) => [
          rewardOffer(reward.data, {
            ...page,
            countryCode: page.region.countryCode,
            currency: m.head_points_currency({ product: appConfig().productName }),
            sellerId: organisationId(),
          }),
        ]}
      />
      <RewardView
        reward={reward.data}
        addressedId={rewardId}
        kind={kind}
        audience={audience}
        action={reward.isPlaceholderData ? notYet : action}
      />
    </>
  )
}

/** Nobody redeems what a list said a while ago. */
function notYet() {
  return <Skeleton shape="text" />
}

/** The list that a reward is found in. */
function listOf(kind: RewardKind) {
  return kind === 'EARN'
    ? { label: m.head_earn(), path: paths.earn.href() }
    : { label: m.head_spend(), path: paths.spend.href() }
}

/** An id that could be no reward's is refused with a 400 (RWD-11). */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'not_found' || error.kind === 'bad_request')
}
