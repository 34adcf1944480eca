import { m } from '#paraglide/messages.js'
import type { ComingPageName } from '#platform/paths.ts'

/** The title of each page that is not built yet. */
export const comingTitles: { readonly [Name in ComingPageName]: () => string } = {
  referAFriendDashboard: m.member_refer_a_friend,
  creditCardHub: m.member_credit_card_hub,
  referAFriend: m.member_refer_a_friend,
  creditCard: m.coming_credit_card,
  creditCardCampaign: m.coming_credit_card,
  creditCardTransition: m.coming_credit_card_transition,
  creditCardComplete: m.coming_credit_card_complete,
  creditCardLinkAccount: m.coming_credit_card_link_account,
  flightSearch: m.coming_flight_search,
  flightSearchEdit: m.coming_flight_search,
  flightResults: m.coming_flight_results,
  flightResultsEdit: m.coming_flight_results,
}
