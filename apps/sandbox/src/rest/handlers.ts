import type { B2cHandlers } from '../generated/rest-b2c-handlers.ts'
import type { ClubHandlers } from '../generated/rest-club-handlers.ts'
import type { DiscoveryHandlers } from '../generated/rest-discovery-handlers.ts'
import type { ReferralHandlers } from '../generated/rest-referral-handlers.ts'
import type { Club } from './club.ts'
import { accountsHandlers } from './handlers/accounts.ts'
import { applicationHandlers } from './handlers/application.ts'
import { brandsHandlers } from './handlers/brands.ts'
import { cardHandlers } from './handlers/card.ts'
import { checkoutHandlers } from './handlers/checkout.ts'
import { discoveryHandlers } from './handlers/discovery.ts'
import { eventsHandlers } from './handlers/events.ts'
import { favouritesHandlers } from './handlers/favourites.ts'
import { featuresHandlers } from './handlers/features.ts'
import { legalHandlers } from './handlers/legal.ts'
import { linkedAccountsHandlers } from './handlers/linked-accounts.ts'
import { messagingHandlers } from './handlers/messaging.ts'
import { ordersHandlers } from './handlers/orders.ts'
import { plansHandlers } from './handlers/plans.ts'
import { partnersHandlers } from './handlers/partners.ts'
import { pointsHandlers } from './handlers/points.ts'
import { profileHandlers } from './handlers/profile.ts'
import { redemptionsHandlers } from './handlers/redemptions.ts'
import { referralOrdersHandlers } from './handlers/referral-orders.ts'
import { rewardGroupsHandlers } from './handlers/reward-groups.ts'
import { rewardsHandlers } from './handlers/rewards.ts'
import { searchHandlers } from './handlers/search.ts'
import { statementsHandlers } from './handlers/statements.ts'
import { submissionsHandlers } from './handlers/submissions.ts'
import { subscriptionsHandlers } from './handlers/subscriptions.ts'
import { voyageOrdersHandlers } from './handlers/voyage-orders.ts'
import { vouchersHandlers } from './handlers/vouchers.ts'

/** All operations of all hosts; a missing one is a compile error. */
export function createHandlers(club: Club): {
  club: ClubHandlers
  discovery: DiscoveryHandlers
  b2c: B2cHandlers
  referral: ReferralHandlers
} {
  return {
    club: {
      ...profileHandlers(club),
      ...linkedAccountsHandlers(club),
      ...partnersHandlers(club),
      ...cardHandlers(club),
      ...legalHandlers(club),
      ...messagingHandlers(club),
      ...applicationHandlers(club),
      ...pointsHandlers(club),
      ...featuresHandlers(club),
      ...discoveryHandlers(club),
      ...rewardsHandlers(club),
      ...redemptionsHandlers(club),
      ...submissionsHandlers(club),
      ...vouchersHandlers(club),
      ...ordersHandlers(club),
      ...statementsHandlers(club),
      ...favouritesHandlers(club),
      ...searchHandlers(club),
      ...rewardGroupsHandlers(club),
    },
    discovery: brandsHandlers(club),
    b2c: {
      ...eventsHandlers(club),
      ...accountsHandlers(club),
      ...plansHandlers(),
      ...checkoutHandlers(club),
      ...subscriptionsHandlers(club),
      ...voyageOrdersHandlers(club),
    },
    referral: referralOrdersHandlers(club),
  }
}
