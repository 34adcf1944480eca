import { assetLink, entry, entryLink, type EntryDraft } from '../../content-store.ts'
import { richText } from '../../rich-text.ts'
import { page } from './page.ts'

/** The card partner of the sample: exactly 20 letters or digits (CCD-13). */
export const sampleAccorId = 'HB7Q2X9K4M1T8W5Z3R6P'

const questions: readonly [id: string, title: string, body: string][] = [
  [
    'card-faq-score',
    'Will checking if I prequalify affect my credit score?',
    'No. Prequalifying is a soft inquiry. Only an application leads to a hard inquiry, and we say so before it does.',
  ],
  [
    'card-faq-linked',
    'When does the card show up in my account?',
    'We link it for you. It can take up to 48 hours after you’re approved; if you’d rather not wait, link it yourself under Link accounts.',
  ],
  [
    'card-faq-perks',
    'What are perks?',
    'Spend $15,000 on purchases in a cardmember year and choose one. At $30,000, choose another. A companion flight, two nights at an inn, or something we haven’t thought of yet.',
  ],
]

/** The blocks that introduce the card, on its own page and on those of partners (CCD-02, CCD-03). */
const cardBlocks = ['card-points', 'card-how', 'card-faq']

/** The pages of the credit card; the card is for the United States only (CCD-01). */
export const cardEntries: readonly EntryDraft[] = [
  ...page({
    slug: 'rewards-credit-card-us',
    title: 'The Kestrel Red Card',
    description: 'A credit card that earns points on everything and gives you two perks a year. See if you prequalify.',
    blocks: ['card-hero', ...cardBlocks],
  }),
  entry('hero', 'card-hero', {
    internalName: 'Card: hero',
    headline: 'The card that remembers where you like to sit',
    body: '40,000 points after your first $2,000 of purchases in 90 days, and two perks to choose every year.',
    button1Text: 'See if you prequalify',
    button1Target: '/rewards-credit-card-transition?applicationType=PREQUAL',
    button2Text: 'Apply now',
    button2Target: '/rewards-credit-card-transition?applicationType=APPLY',
    foregroundImage: assetLink('step-1'),
    backgroundColour: 'Light Grey',
    textColour: 'Black',
    desktopTextPosition: 'Left',
    mobileTextPosition: 'Bottom',
    topHero: true,
  }),
  entry('pageContent', 'card-points', {
    internalName: 'Card: what it earns',
    headline: 'What it earns',
    body: richText(`
- **3 points a dollar** on flights, voyages and trains with the Kestrel group
- **2 points a dollar** at restaurants and coffeehouses
- **1 point a dollar** on everything else

No foreign transaction fees. $99 annual fee, waived in the first year.
`),
    foregroundImage: assetLink('step-2'),
    desktopTextPosition: 'Left',
  }),
  entry('howItWorks', 'card-how', {
    headline: 'How to get one',
    processStepSubSection: [entryLink('card-step-check'), entryLink('card-step-apply'), entryLink('card-step-link')],
  }),
  entry('processStep', 'card-step-check', {
    header: 'See if you prequalify',
    bodyText: 'It takes two minutes and doesn’t touch your credit score.',
    image: assetLink('category-home'),
  }),
  entry('processStep', 'card-step-apply', {
    header: 'Apply',
    bodyText: 'With our card partner, on its own secure pages. Most people hear back right away.',
    image: assetLink('step-1'),
  }),
  entry('processStep', 'card-step-link', {
    header: 'Start earning',
    bodyText: 'We link the card to your account. It can take up to 48 hours.',
    image: assetLink('step-3'),
  }),
  entry('faq', 'card-faq', { headline: 'Card questions', accordions: questions.map(([id]) => entryLink(id)) }),
  ...questions.map(([id, title, body]) => entry('accordionItem', id, { title, body })),

  ...page({
    slug: `rewards-credit-card-${sampleAccorId}-us`,
    title: 'The Kestrel Red Card for guests of Harbor & Pine',
    seoTitle: 'The Kestrel Red Card, from Harbor & Pine',
    description: 'Guests of Harbor & Pine get 50,000 points with the Kestrel Red Card.',
    blocks: ['card-hero-partner', ...cardBlocks],
    hidden: true,
  }),
  entry('hero', 'card-hero-partner', {
    internalName: 'Card: hero for guests of Harbor & Pine',
    headline: 'You found us at the front desk',
    body: 'Guests of Harbor & Pine get 50,000 points after their first $2,000 of purchases in 90 days.',
    button1Text: 'See if you prequalify',
    button1Target: `/rewards-credit-card-transition?applicationType=PREQUAL&accorId=${sampleAccorId}`,
    button2Text: 'Apply now',
    button2Target: `/rewards-credit-card-transition?applicationType=APPLY&accorId=${sampleAccorId}`,
    foregroundImage: assetLink('category-travel'),
    backgroundColour: 'Light Green',
    textColour: 'Black',
    desktopTextPosition: 'Left',
    mobileTextPosition: 'Bottom',
    topHero: true,
  }),

  ...page({
    slug: 'rewards-credit-card-complete-guest-us',
    title: 'Thanks for applying',
    description: 'What happens after you apply for the Kestrel Red Card.',
    blocks: ['card-complete-guest'],
    hidden: true,
  }),
  entry('hero', 'card-complete-guest', {
    internalName: 'Card: complete, guest',
    headline: 'Thanks for applying. Now come in',
    body: 'Join Kestrel Red with the email address on your application, and the card finds its way to your account.',
    button1Text: 'Log in or join',
    button1Target: '/login',
    foregroundImage: assetLink('step-1'),
    backgroundColour: 'Light Pink',
    topHero: true,
  }),
  ...page({
    slug: 'rewards-credit-card-complete-member-us',
    title: 'Thanks for applying',
    description: 'What happens after you apply for the Kestrel Red Card.',
    blocks: ['card-complete-member'],
    hidden: true,
  }),
  entry('hero', 'card-complete-member', {
    internalName: 'Card: complete, member',
    headline: 'Thanks for applying',
    body: 'Once you’re approved we link the card to your account. It can take up to 48 hours, and there’s nothing you need to do.',
    button1Text: 'Go to the card hub',
    button1Target: '/account/credit-card-hub',
    foregroundImage: assetLink('step-3'),
    backgroundColour: 'Light Pink',
    topHero: true,
  }),
  ...page({
    slug: 'rewards-credit-card-link-account-us',
    title: 'Link your card',
    description: 'Link your Kestrel Red Card to your account to earn points and see your perks.',
    blocks: ['card-link-account'],
    hidden: true,
  }),
  entry('pageContent', 'card-link-account', {
    internalName: 'Card: link account',
    headline: 'Already have the card?',
    body: richText(`
Link it to your account to earn points on purchases and to see your perks.

If you were approved in the last two days, give it a moment: linking happens by itself and can take **up to 48 hours**.
`),
  }),
]
