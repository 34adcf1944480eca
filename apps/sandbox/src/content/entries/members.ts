import { assetLink, entry, entryLink, usDiffers, type Differing, type EntryDraft } from '../content-store.ts'
import { seo } from './seo.ts'

const questions: readonly [id: string, title: string | Differing, gb: string, us: string][] = [
  [
    'activity-faq-pending',
    'When will my pending points be mine?',
    'They are credited in about 45 days, once the shop knows that you are keeping what you bought. Travel is credited after the journey.',
    'They are credited in about 45 days, once the store knows you’re keeping what you bought. Travel is credited after the trip.',
  ],
  [
    'activity-faq-cancelled',
    usDiffers('My points were cancelled. Can I claim them?', 'My points were canceled. Can I claim them?'),
    'Yes. Cancelled points may be claimed within 6 months of the purchase. Have your order number ready, and ask the help team.',
    'Yes. Canceled points may be claimed within 6 months of the purchase. Have your order number ready, and ask the help team.',
  ],
  [
    'activity-faq-disappeared',
    'Approved points have disappeared. Where are they?',
    'They are on their way from pending to your balance. Approved points that have disappeared return within 24 hours.',
    'They’re on their way from pending to your balance. Approved points that have disappeared return within 24 hours.',
  ],
  [
    'activity-faq-missing',
    'A purchase is not here at all',
    'It takes a few days to appear. If a week has gone by, check that you started from our site and had not refused marketing cookies, then ask us.',
    'It takes a few days to show up. If a week has gone by, check that you started from our site and hadn’t turned down marketing cookies, then ask us.',
  ],
]

const british: readonly [slug: string, brandName: string, benefits: readonly (readonly [string, string, string])[]][] =
  [
    [
      'kestrel-airways',
      'Kestrel Airways',
      [
        ['Choose your seat', 'Free on every flight, from the day you book.', 'route-new-york'],
        ['Bags go first', 'A tag that says so, and people who read it.', 'hero-flights'],
      ],
    ],
    [
      'kestrel-voyages',
      'Kestrel Voyages',
      [
        ['A table by the window', 'On the first evening, for up to four.', 'banner-voyages'],
        ['Something cold on arrival', 'In your cabin, with two glasses.', 'category-wine'],
      ],
    ],
    [
      'hartwell-cinemas',
      'Hartwell Cinemas',
      [['The bigger popcorn', 'For the price of the smaller.', 'category-cinema']],
    ],
    [
      'larkfield-hotels',
      'Larkfield Hotels',
      [['Leave at two', 'Check out late, on any day but Saturday.', 'category-travel']],
    ],
    ['kestrel-wines', 'Kestrel Wines', [['No charge for delivery', 'On any six bottles or more.', 'category-wine']]],
  ]
const american: typeof british = [
  [
    'kestrel-airways',
    'Kestrel Airways',
    [
      ['Choose your seat', 'Free on every flight, from the day you book.', 'route-london'],
      ['Bags go first', 'A tag that says so, and people who read it.', 'hero-flights'],
    ],
  ],
  ['harbor-and-pine', 'Harbor & Pine', [['Late checkout', 'Until 2 p.m., any day but Saturday.', 'category-travel']]],
  [
    'silverline-theaters',
    'Silverline Theaters',
    [['The bigger popcorn', 'For the price of the smaller.', 'category-cinema']],
  ],
  ['sierra-bend', 'Sierra Bend', [['Free shipping', 'On any six bottles or more.', 'category-wine']]],
]

/** What brands give to members, on reward pages (RWD-33, CNT-28). */
export const brandBenefitEntries: readonly EntryDraft[] = [
  ...brandBenefits('brand-benefits-uk', british),
  ...brandBenefits('brand-benefits-us', american),
]

function brandBenefits(slug: string, brands: typeof british): readonly EntryDraft[] {
  const idOf = (brand: string) => `${slug}-${brand}`
  return [
    entry('brandBenefits', slug, {
      slug,
      brandBenefitsType: 'Club',
      brands: brands.map(([brand]) => entryLink(idOf(brand))),
    }),
    ...brands.flatMap(([brand, brandName, benefits]) => [
      entry('brandBenefitsBrand', idOf(brand), {
        brandName,
        brandLogo: assetLink(`brand-${brand}`),
        brandDetails: entryLink(`tile-${brand}`),
        benefits: benefits.map((_, index) => entryLink(`${idOf(brand)}-${index + 1}`)),
      }),
      ...benefits.map(([title, description, image], index) =>
        entry('brandBenefit', `${idOf(brand)}-${index + 1}`, { title, description, image: assetLink(image) }),
      ),
    ]),
  ]
}

/** What the activity page says besides the statement (ACT-04 to ACT-06, ACT-11, ACT-12). */
export const activityEntries: readonly EntryDraft[] = [
  entry('activityPage', 'activity-page', {
    internalName: 'Activity page',
    seo: entryLink('seo-activity'),
    title: 'Activity',
    body: usDiffers(
      'Every point in and every point out, newest first.',
      'Every point in and every point out, most recent first.',
    ),
    pendingTitle: 'Pending points',
    pendingBody: 'They are credited in about 45 days, once your purchase can no longer be returned.',
    helpTitle: 'Can’t see your points?',
    helpBody: usDiffers(
      'New purchases take a few days to appear as pending. If yours has not after a week, have the order number and the date ready and write to the help team. You have six months to claim.',
      'New purchases take a few days to show up as pending. If yours hasn’t after a week, have the order number and the date ready and contact the help team. You have six months to claim.',
    ),
    faq: entryLink('activity-faq'),
  }),
  seo({
    id: 'seo-activity',
    title: 'Activity',
    description: 'Your points, in and out.',
    hidden: true,
  }),
  entry('faq', 'activity-faq', {
    headline: 'Points support',
    accordions: questions.map(([id]) => entryLink(id)),
  }),
  ...questions.map(([id, title, gb, us]) => entry('accordionItem', id, { title, body: usDiffers(gb, us) })),
]

/** A card for each partner whose account can be linked (LNK-01 to LNK-05, LNK-27, LNK-29). */
export const accountCardEntries: readonly EntryDraft[] = [
  entry('accountCard', 'account-card-airline', {
    partnerCode: 'VAA',
    title: 'Flying Club',
    image: assetLink('brand-kestrel-airways'),
    unlinkedBody: usDiffers(
      'Link your Flying Club account to search for reward flights and to move miles to points.',
      'Link your Flying Club account to search for award flights and to move miles to points.',
    ),
    linkedBody: usDiffers(
      'Your Flying Club account is linked. Reward flights are a search away.',
      'Your Flying Club account is linked. Award flights are a search away.',
    ),
    linkButtonText: 'Link Flying Club',
    footnote: 'The names on both accounts must be the same.',
  }),
  entry('accountCard', 'account-card-issuer', {
    partnerCode: 'SYF',
    title: 'Kestrel Red Card',
    image: assetLink('brand-kestrel-red-card'),
    unlinkedBody: 'Link your Kestrel Red Card to earn points on purchases and to unlock perks.',
    linkedBody: 'Your card is linked. Purchases earn points, and your perks are in the card hub.',
    linkButtonText: 'Link your card',
    footnote: 'New cards are linked for you. It can take up to 48 hours.',
  }),
  entry('accountCard', 'account-card-rewards', {
    partnerCode: 'BILTREWARDS',
    title: 'Bilt Rewards',
    image: assetLink('brand-bellwether-rewards'),
    unlinkedBody: 'Link your Bilt account to turn Bilt points into Kestrel points.',
    linkedBody: 'Your Bilt account is linked. Transfer points whenever you like.',
    linkButtonText: 'Link Bilt',
    unlinkButtonText: 'Unlink',
    balanceLabel: 'Bilt points balance',
  }),
]
