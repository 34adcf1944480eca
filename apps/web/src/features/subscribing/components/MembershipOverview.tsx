import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { PlanCard } from '@clubhouse/design-system/PlanCard'
import { Stack } from '@clubhouse/design-system/Stack'
import type { Plan, Subscription } from '@clubhouse/rest-client/b2c'
import { membershipStage } from '#domain/plan/model/membership-stage.ts'
import { planFrequency } from '#domain/plan/model/plan-price.ts'
import { useMembership } from '#domain/plan/state/use-membership.ts'
import { m } from '#paraglide/messages.js'
import { paths } from '#domain/page/model/paths.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { renewalLine, stageName } from '../model/membership-lines.ts'
import { CancelledBanner } from './CancelledBanner.tsx'
import { MembershipFailed } from './MembershipFailed.tsx'
import { MembershipPending } from './MembershipPending.tsx'
import { planFeatures } from './plan-features.tsx'
import * as styles from './subscribing.css.ts'

/** What the member is subscribed to, what it costs, and when it renews or ends (SUB-14, SUB-15). */
export function MembershipOverview() {
  const membership = useMembership()
  switch (membership.kind) {
    case 'failed':
      return <MembershipFailed refetch={membership.refetch} />
    case 'held':
      return <HeldMembership subscription={membership.subscription} plan={membership.plan} />
    case 'pending':
    // The route leads elsewhere (SUB-29).
    case 'none':
      return <MembershipPending />
  }
}

function HeldMembership({ subscription, plan }: { subscription: Subscription; plan: Plan | undefined }) {
  const { locale } = useRegion()
  const now = new Date()
  const stage = membershipStage(subscription, now)
  const name = plan?.name ?? m.subscription_plan_unknown()
  return (
    <div className={styles.column}>
      <Stack gap="large">
        {stage.kind === 'cancelling' && (
          // A server that does not say when it ends leaves today (CON-32).
          <CancelledBanner planName={name} endsAt={stage.endsAt ?? now.toISOString()} />
        )}
        <PlanCard
          headingLevel={2}
          name={name}
          costText={plan?.cost ?? ''}
          periodText={plan && planFrequency(plan)}
          description={renewalLine(stage, { plan, locale })}
          features={plan === undefined ? [] : planFeatures(plan)}
          currentLabel={stageName(stage)}
          action={
            subscription.status === 'ACTIVE' ? (
              <ButtonLink href={paths.cancelSubscription.href()} variant="secondary">
                {m.account_cancel_subscription()}
              </ButtonLink>
            ) : undefined
          }
        />
      </Stack>
    </div>
  )
}
