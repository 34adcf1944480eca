import { clubClientId } from './partners/partners.ts'
import { earnOfferCalled } from './sample-data/offers.ts'

/** The project whose feature flags the web app asks for. */
export const featuresProject = 'clubhouse-web'

/** Where the web app finds its content. */
export const contentDelivery = { space: 'clubhouse', environment: 'master', token: 'sandbox-delivery-token' } as const

/** Where editors read their drafts; the token is theirs alone, and stands in the preview links of their editor. */
export const contentPreview = { path: '/content/preview', token: 'sandbox-preview-token' } as const

/** Other sites that content pages may embed; the pages' policy lets in no more (CNT-29, CNT-31). */
const embeds = { frames: ['https://www.youtube-nocookie.com'], scripts: [] } as const

/**
 * The card payment provider: its script, and what its frames' addresses start with. Its site is another one than the
 * club's, as in production: the other name of this machine.
 */
function paymentProvider(origin: string) {
  const site = origin.replace(/^http:\/\/localhost(?=:|$)/, 'http://127.0.0.1')
  return { script: `${site}/payments/provider.js`, frames: [`${site}/payments/checkout/`] }
}

/** Where the referral partner's widget is; the document that it runs in lets in nothing else (REF-02, GAP-27). */
export const referralWidgetPath = '/referral-partner/widget.js'

/** Returns what the web app reads at its start: one build serves any environment. */
export function runtimeConfiguration(origin: string) {
  return {
    environment: 'sandbox',
    productName: 'Kestrel',
    clubName: 'Kestrel Red',
    origin,
    hosts: {
      club: `${origin}/api`,
      discovery: `${origin}/discovery`,
      b2c: `${origin}/b2c`,
      referral: `${origin}/referrals`,
      flights: `${origin}/flights/graphql`,
      content: `${origin}/content`,
      images: `${origin}/images`,
    },
    identity: { authority: `${origin}/identity`, clientId: 'clubhouse-web' },
    content: { ...contentDelivery, previewUrl: `${origin}${contentPreview.path}` },
    embeds,
    payments: { ...paymentProvider(origin), publishableKey: 'pk_test_sandbox' },
    partners: {
      VAA: { authorizeUrl: `${origin}/partners/airline/authorize`, clientId: clubClientId },
      SYF: { authorizeUrl: `${origin}/partners/card/authorize`, clientId: clubClientId },
      BILTREWARDS: {
        authorizeUrl: `${origin}/partners/rewards/authorize`,
        clientId: clubClientId,
        unlinkUrl: `${origin}/partners/rewards/callback`,
      },
    },
    featuresProject,
    referralPartnerCode: 'kestrel-red',
    referralWidget: `${origin}${referralWidgetPath}`,
    services: {
      analytics: `${origin}/events/analytics`,
      monitoring: `${origin}/events/monitoring`,
      messaging: `${origin}/messaging/devices`,
      personalisation: `${origin}/personalisation/pages`,
    },
    competitionRewardId: String(earnOfferCalled('red-draw', 'Win 100,000 points').id),
    // A brand of events, which have dates (CON-19).
    sortableBrands: ['lantern-live'],
    links: {
      appStore: 'https://apps.kestrel.test/ios',
      playStore: 'https://apps.kestrel.test/android',
      help: 'https://help.kestrel.test/',
      groupSite: 'https://www.kestrel.test/',
      buyPoints: 'https://points.kestrel.test/buy',
      giftPoints: 'https://points.kestrel.test/gift',
      transferPoints: 'https://points.kestrel.test/transfer',
      flightCheckout: `${origin}/partners/airline/checkout`,
      accountSettings: `${origin}/identity/settings`,
      deleteAccount: 'https://help.kestrel.test/delete-account',
      creditCardPartner: 'https://card.kestrel.test/',
      cardApplication: `${origin}/partners/card/apply`,
    },
  }
}
