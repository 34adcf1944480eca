import type { Plan } from '@clubhouse/rest-client/b2c'
import { useLayoutEffect, useRef } from 'react'
import { useHeldPlan } from '#domain/plan/state/use-held-plan.ts'
import { usePlanRewards } from '#features/browsing/api/plan-rewards.ts'
import { planColours, planHeadline } from '../model/plan-headline.ts'
import * as styles from './home.css.ts'
import { RewardRow } from '#features/browsing/components/RewardRow.tsx'

export interface ExclusiveRewardsProps {
  /** With `{plan}` in place of the plan's name. */
  headline: string
}

/** What a subscription brings, under its plan's name and colour; nothing for everybody else (HOM-09, SUB-30). */
export function ExclusiveRewards({ headline }: ExclusiveRewardsProps) {
  const plan = useHeldPlan()
  return plan === undefined ? null : <PlanRewards plan={plan} headline={headline} />
}

function PlanRewards({ plan, headline }: ExclusiveRewardsProps & { plan: Plan }) {
  const { before, after } = planHeadline(headline)
  return (
    <RewardRow
      headline={`${before}${plan.name}${after}`}
      heading={
        <>
          {before}
          <PlanName plan={plan} />
          {after}
        </>
      }
      list={usePlanRewards(plan.id)}
    />
  )
}

/** Its colours are data, and no style attribute would pass the site's policy: they are set by script. */
function PlanName({ plan }: { plan: Plan }) {
  const ref = useRef<HTMLSpanElement>(null)
  const { primaryColor, nameTextPrimaryColor } = plan
  useLayoutEffect(() => {
    const colours = planColours({ primaryColor, nameTextPrimaryColor })
    if (ref.current === null || colours === undefined) return
    ref.current.style.backgroundColor = colours.ground
    ref.current.style.color = colours.text
  }, [primaryColor, nameTextPrimaryColor])
  return (
    <span ref={ref} className={styles.planName}>
      {plan.name}
    </span>
  )
}
