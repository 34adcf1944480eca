import { graphqlAddress } from './graphql/operations.ts'
import type { Origins } from './origins.ts'
import { clubClientId } from './partners/partners.ts'
import { club } from './sample-data/club.ts'

/** The project whose feature flags the web app asks for. */
export const featuresProject = 'clubhouse-web'

/** Where the web app finds its content. */
export const contentDelivery = { space: 'clubhouse', environment: 'master', token: 'sandbox-delivery-token' } as const

/** Where editors read their drafts; the token is theirs alone, and stands in the preview links of their editor. */
export const contentPreview = { path: '/content/preview', token: 'sandbox-preview-token' } as const

/** Other sites that content pages may embed; the pages' policy lets in no more (CNT-29, CNT-31). */
const embeds = { frames: ['https://www.youtube-nocookie.com'], scripts: [] } as const

/** Where the referral partner's widget is; the document that it runs in lets in nothing else (REF-02, GAP-27). */
export const referralWidgetPath = '/referral-partner/widget.js'

/** Returns what the web app reads at its start: one build serves any environment. */
export function runtimeConfiguration(origins: Origins) {
  const { appStore, playStore, help, groupSite, buyPoints, giftPoints, transferPoints } = club.links
  const { deleteAccount, creditCardPartner } = club.links
  const { app, api, identity, content, images, payments, partners, referral } = origins
  return {
    environment: 'sandbox',
    productName: club.product,
    clubName: club.name,
    origin: app,
    hosts: {
      club: `${api}/api`,
      discovery: `${api}/discovery`,
      b2c: `${api}/b2c`,
      referral: `${referral}/referrals`,
      flights: `${api}${graphqlAddress}`,
      content: `${content}/content`,
      images: `${images}/images`,
    },
    identity: { authority: `${identity}/identity`, clientId: 'clubhouse-web' },
    content: { ...contentDelivery, previewUrl: `${content}${contentPreview.path}` },
    embeds,
    payments: {
      script: `${payments}/payments/provider.js`,
      // What its frames' addresses start with.
      frames: [`${payments}/payments/checkout/`],
      publishableKey: 'pk_test_sandbox',
    },
    partners: {
      VAA: { authorizeUrl: `${partners}/partners/airline/authorize`, clientId: clubClientId },
      SYF: { authorizeUrl: `${partners}/partners/card/authorize`, clientId: clubClientId },
      BILTREWARDS: {
        authorizeUrl: `${partners}/partners/rewards/authorize`,
        clientId: clubClientId,
        unlinkUrl: `${partners}/partners/rewards/callback`,
      },
    },
    featuresProject,
    referralPartnerCode: club.referralPartnerCode,
    referralWidget: `${partners}${referralWidgetPath}`,
    services: {
      analytics: `${api}/events/analytics`,
      monitoring: `${api}/events/monitoring`,
      messaging: `${api}/messaging/devices`,
      personalisation: `${api}/personalisation/pages`,
    },
    competitionRewardId: club.competitionRewardId,
    sortableBrands: club.sortableBrands,
    links: {
      appStore,
      playStore,
      help,
      groupSite,
      buyPoints,
      giftPoints,
      transferPoints,
      flightCheckout: `${partners}/partners/airline/checkout`,
      accountSettings: `${identity}/identity/settings`,
      deleteAccount,
      creditCardPartner,
      cardApplication: `${partners}/partners/card/apply`,
    },
  }
}
