import { assetLink, entry, entryLink, type EntryDraft } from '../../content-store.ts'
import { richText } from '../../rich-text.ts'
import { page } from './page.ts'

const slides: readonly [id: string, headline: string, body: string, image: string][] = [
  [
    'intro-slide-everyday',
    'Points on everything',
    'Three points a dollar on travel with the group, two on dining, one on the rest.',
    'step-2',
  ],
  ['intro-slide-perk', 'Two perks a year', 'One at $15,000 and one at $30,000. You choose, every time.', 'step-3'],
  ['intro-slide-away', 'No foreign transaction fees', 'Lisbon charges enough for a pastel de nata.', 'route-london'],
]

/** The card hub: what it shows depends on whether the member holds the card (CCD-10 to CCD-12); without variants, the same for all (FLG-07). */
export const cardHubEntries: readonly EntryDraft[] = [
  ...page({
    slug: 'credit-card-hub-us',
    title: 'Credit card hub',
    description: 'The Kestrel Red Card: perks, progress and benefits.',
    blocks: ['hub-all', 'hub-intro', 'hub-perks', 'hub-benefits', 'card-faq'],
    hidden: true,
  }),
  entry('pageContent', 'hub-all', {
    internalName: 'Card hub: everybody',
    headline: 'One card, two perks a year',
    body: richText(`
Everything about the Kestrel Red Card in one place: what it earns, what it unlocks, and where you are this year.
`),
    foregroundImage: assetLink('step-1'),
    desktopTextPosition: 'Left',
  }),
  ...page({
    slug: 'credit-card-hub-cardholder-us',
    title: 'Your card',
    description: 'Your Kestrel Red Card: perks, progress and benefits.',
    blocks: ['hub-cardholder', 'hub-intro', 'hub-perks', 'hub-benefits', 'card-faq'],
    hidden: true,
  }),
  entry('pageContent', 'hub-cardholder', {
    internalName: 'Card hub: cardholder',
    headline: 'Your card, your year',
    body: richText(`
Everything you’ve unlocked since your anniversary, and what comes next.
`),
    foregroundImage: assetLink('step-1'),
    desktopTextPosition: 'Left',
  }),
  entry('introCarousel', 'hub-intro', {
    internalName: 'Card hub: intro carousel',
    headline: 'Make the most of it',
    slides: slides.map(([id]) => entryLink(id)),
  }),
  ...slides.map(([id, headline, body, image]) =>
    entry('introCarouselSlide', id, { headline, body, image: assetLink(image) }),
  ),
  entry('personalPerksProgressBar', 'hub-perks', {
    internalName: 'Card hub: perks',
    headline: 'Your perks this year',
    body: 'A perk at $15,000 and another at $30,000 of purchases.',
    footnote: 'Purchases count, minus returns. Fees, interest and cash advances don’t. Progress updates once a day.',
  }),
  entry('eligibleBenefits', 'hub-benefits', {
    internalName: 'Card hub: benefits',
    headline: 'Your benefits',
    body: 'Redeem a perk before the date shown on it.',
    benefits: [entryLink('benefit-15k'), entryLink('benefit-30k')],
  }),
  entry('eligibleBenefit', 'benefit-15k', {
    title: 'Your first perk',
    perkReference: '15K',
    description: 'A companion flight or two nights at an inn: you choose when you redeem.',
    lockedMessage: 'Spend $15,000 on the card in your cardmember year to unlock it.',
    image: assetLink('category-travel'),
  }),
  entry('eligibleBenefit', 'benefit-30k', {
    title: 'Your second perk',
    perkReference: '30K',
    description: 'An upgrade, a balcony at sea or a year of lounge visits.',
    lockedMessage: 'Spend $30,000 on the card in your cardmember year to unlock it.',
    image: assetLink('banner-voyages'),
  }),
  ...page({
    slug: 'credit-card-hub-non-cardholder-us',
    title: 'The Kestrel Red Card',
    description: 'What the Kestrel Red Card would give you.',
    blocks: ['hub-non-cardholder', 'hub-intro', 'card-points', 'hub-benefits', 'card-faq'],
    hidden: true,
  }),
  entry('pageContent', 'hub-non-cardholder', {
    internalName: 'Card hub: no card yet',
    headline: 'There’s room in your wallet',
    body: richText(`
See if you prequalify. It takes two minutes and doesn’t touch your credit score.
`),
    button1Text: 'See if you prequalify',
    button1Target: '/rewards-credit-card-transition?applicationType=PREQUAL',
    button2Text: 'I have the card',
    button2Target: '/rewards-credit-card-link-account-us',
    foregroundImage: assetLink('step-1'),
    desktopTextPosition: 'Left',
  }),
]
