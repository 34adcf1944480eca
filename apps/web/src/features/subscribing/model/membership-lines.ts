import type { Plan } from '@clubhouse/rest-client/b2c'
import { m } from '#paraglide/messages.js'
import { assertNever } from '#platform/assert-never.ts'
import { formatDate } from '#platform/dates/format-date.ts'
import type { Region } from '#platform/region/regions.ts'
import type { MembershipStage } from '#domain/plan/model/membership-stage.ts'
import { planRenewal } from '#domain/plan/model/plan-price.ts'

/** Returns what a running membership is called; undefined for any other, which says more than a name. */
export function stageName({ kind }: MembershipStage): string | undefined {
  switch (kind) {
    case 'trial':
      return m.subscription_stage_trial()
    case 'active':
      return m.subscription_stage_active()
    case 'cancelling':
    case 'lapsed':
    case 'other':
      return undefined
    default:
      return assertNever(kind)
  }
}

/** Returns when a membership renews, or ends (SUB-14, SUB-26); without a date that the server did not send (CON-32). */
export function renewalLine(
  stage: MembershipStage,
  { plan, locale }: { plan: Plan | undefined; locale: Region['locale'] },
): string | undefined {
  switch (stage.kind) {
    case 'trial': {
      const date = formatDate(stage.endsAt, locale)
      return plan === undefined
        ? m.subscription_trial_until_other({ date })
        : m.subscription_trial_until({ date, cost: plan.cost })
    }
    case 'active':
      if (stage.renewsAt !== undefined) return m.subscription_renews_on({ date: formatDate(stage.renewsAt, locale) })
      return plan && planRenewal(plan)
    case 'cancelling':
      return stage.endsAt === undefined
        ? m.subscription_ends()
        : m.subscription_ends_on({ date: formatDate(stage.endsAt, locale) })
    case 'lapsed':
      return m.subscription_ended_on({ date: formatDate(stage.endsAt, locale) })
    case 'other':
      return undefined
    default:
      return assertNever(stage)
  }
}

/** Returns until when a membership lasts that would be cancelled now: what is paid for, or the trial; undefined while nobody says. */
export function lastsUntil(stage: MembershipStage): string | undefined {
  switch (stage.kind) {
    case 'trial':
      return stage.endsAt
    case 'active':
      return stage.renewsAt
    default:
      return undefined
  }
}
