import { Button } from '@clubhouse/design-system/Button'
import { Container } from '@clubhouse/design-system/Container'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Section } from '@clubhouse/design-system/Section'
import type { Order } from '@clubhouse/rest-client/club'
import { isNotThere } from '@clubhouse/rest-client/errors'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { PageHead } from '#platform/head/PageHead.tsx'
import { paths } from '#domain/page/model/paths.ts'
import { profileOptions } from '#domain/member/api/profile.ts'
import { useRegion, useRegionPath } from '#platform/region/use-region.ts'
import { addressedRewardOptions } from '#domain/reward/api/addressed-reward.ts'
import { chosenOption, withOption } from '#domain/reward/model/chosen-option.ts'
import { useViewer } from '#domain/reward/state/use-viewer.ts'
import { isVisible } from '#domain/reward/model/visibility.ts'
import { orderTypeOf } from '../model/order-type.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { EnteredCheckout } from './EnteredCheckout.tsx'

export interface CheckoutProps {
  /** As the address names it; without one there is nothing to order. */
  rewardId: string | undefined
  /** Of a reward of a group. */
  groupId?: string | undefined
  /** Called once the order is placed. */
  onOrdered: (order: Order) => void
  /** The page for an address whose reward there is not. */
  notFound: ReactNode
}

/** Orders the reward that the address names: wines, something posted, or a voyage (RTE-24, CHK-01). */
export function Checkout({ rewardId, ...page }: CheckoutProps) {
  if (rewardId === undefined || rewardId === '') return <ToRewards />
  return (
    <Section as="div">
      <PageHead title={m.checkout_title()} isPublic={false} />
      <Container>
        <LoadedCheckout key={rewardId} {...page} rewardId={rewardId} />
      </Container>
    </Section>
  )
}

function LoadedCheckout({ rewardId, groupId, onOrdered, notFound }: CheckoutProps & { rewardId: string }) {
  const region = useRegion()
  const regionPath = useRegionPath()
  const viewer = useViewer()
  const profile = useQuery(profileOptions())
  const options = addressedRewardOptions({ kind: 'SPEND', rewardId, audience: 'member', region }, groupId)
  const asked = useQuery(options)
  if (asked.data === undefined && isNotThere(asked.error)) return notFound
  if (asked.data === undefined && asked.isError) {
    return (
      <ErrorPanel
        headingLevel={1}
        title={m.checkout_failed_title()}
        body={m.checkout_failed_body()}
        action={<Button onPress={() => void asked.refetch()}>{m.common_refresh()}</Button>}
      />
    )
  }
  // What the club knows of the member is filled in, so that it has to be there, or not to be had.
  if (asked.data === undefined || viewer === undefined || profile.isPending) return <CheckoutSkeleton />
  const reward = withOption(asked.data, chosenOption(asked.data, [rewardId]))
  if (!isVisible(reward.content.tags, viewer)) return notFound
  if (groupId !== undefined && reward.rewardParentId !== groupId) return notFound
  const type = orderTypeOf(reward)
  const isOptionMissing = reward.variants !== undefined && reward.variants.length > 0
  if (type === undefined || isOptionMissing) {
    // It is not ordered, or an option has to be chosen first: its page says how it is to be had.
    const { slug } = reward.content
    return <Navigate to={regionPath(paths.spendReward.href({ rewardId, slug, groupId }))} replace />
  }
  return (
    <EnteredCheckout
      type={type}
      reward={reward}
      rewardKey={options.queryKey}
      profile={profile.data}
      address={{ rewardId, groupId }}
      onOrdered={onOrdered}
    />
  )
}

function ToRewards() {
  const regionPath = useRegionPath()
  return <Navigate to={regionPath(paths.spend.href())} replace />
}
