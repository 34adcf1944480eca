import { Link } from '@clubhouse/design-system/Link'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { useAudience } from '#platform/auth/use-audience.ts'
import { useFlag } from '#platform/flags/use-flag.ts'
import { paths } from '#domain/page/model/paths.ts'
import { plansOptions } from '#domain/plan/api/subscription.ts'
import { useHasSubscription } from '#domain/plan/state/use-has-subscription.ts'

/** The link to the plans, once there are some to show, for everybody without a subscription (SHL-05). */
export function SubscribeLink({ isCurrent }: { isCurrent: boolean }) {
  const audience = useAudience()
  const isOn = useFlag('web_subscription')
  const plans = useQuery({ ...plansOptions(), enabled: isOn && audience !== undefined })
  const hasSubscription = useHasSubscription()
  if (!isOn || !plans.isSuccess || hasSubscription !== false) return null
  return (
    <Link href={paths.subscribe.href()} variant="quiet" isCurrent={isCurrent}>
      {m.member_subscribe()}
    </Link>
  )
}
