import { assetLink, entry, entryLink, usDiffers, type EntryDraft } from '../../content-store.ts'
import { richText } from '../../rich-text.ts'
import { clubTourSectionEntries } from './club-tour-sections.ts'
import { pageWithTwin } from './page.ts'

const questions: readonly [id: string, title: string, gb: string, us: string][] = [
  [
    'tour-faq-long',
    'How long does it take to earn something worth having?',
    'A cinema seat takes most members about six weeks of ordinary shopping. A balloon takes a year, or one very good holiday.',
    'A movie ticket takes most members about six weeks of ordinary shopping. A balloon takes a year, or one very good vacation.',
  ],
  [
    'tour-faq-together',
    'Can my family earn together?',
    'Each of you has an account. Rewards that you redeem are yours to give, so the person with the most points usually cooks least.',
    'Each of you has an account. Rewards you redeem are yours to give, so whoever has the most points usually cooks least.',
  ],
]

const homeQuestions: readonly [id: string, title: string, gb: string, us: string][] = [
  [
    'tour-home-faq-app',
    'Do I need the app?',
    'No. Everything but a few rewards works here as well.',
    'No. Everything but a few rewards works here too.',
  ],
  [
    'tour-home-faq-card',
    'Is there a card to carry?',
    'Only in your telephone. There is nothing to lose down the sofa.',
    'Only in your phone. There’s nothing to lose in the couch.',
  ],
]

const steps: readonly [id: string, header: string, gb: string, us: string, image: string][] = [
  [
    'tour-step-look',
    'Look around',
    'Rewards and partners are open to everyone. Nothing is hidden behind a form.',
    'Rewards and partners are open to everyone. Nothing is hidden behind a form.',
    'step-3',
  ],
  [
    'tour-step-join',
    'Join',
    'It takes a minute, and your first points can be in before you have finished your tea.',
    'It takes a minute, and your first points can be in before you’ve finished your coffee.',
    'step-1',
  ],
]

/** A tour of the club: one page with a block of every kind (CNT-03 to CNT-19). */
export const clubTourEntries: readonly EntryDraft[] = [
  ...pageWithTwin({
    slug: 'club-tour',
    title: 'A tour of the club',
    description: usDiffers(
      'Ten minutes through everything that Kestrel Red does, from the first coffee to the first balloon.',
      'Ten minutes through everything Kestrel Red does, from the first coffee to the first balloon.',
    ),
    blocks: [
      'tour-hero',
      'tour-welcome',
      'tour-sale',
      'tour-text',
      'tour-picture',
      'tour-button',
      'tour-how',
      'tour-layout',
      'tour-tabs',
      'tour-calculator',
      'tour-film',
      'tour-post',
      'tour-intro',
      'tour-benefits',
      'tour-perks',
      'tour-faq',
      'tour-home-faq',
    ],
  }),
  entry('hero', 'tour-hero', {
    internalName: 'Club tour: hero',
    headline: usDiffers('Ten minutes, and you know your way round', 'Ten minutes, and you know your way around'),
    body: 'Everything the club does, in the order in which most people find it.',
    button1Text: 'See the rewards',
    button1Target: '/spend-kestrel-points',
    button2Text: 'Ways to earn',
    button2Target: '/earn-kestrel-points',
    foregroundImage: assetLink('step-3'),
    backgroundImageDesktop: assetLink('hero-about'),
    backgroundImageTablet: assetLink('hero-about'),
    backgroundImageMobile: assetLink('step-1'),
    backgroundAnchor: 'Bottom',
    backgroundColour: 'Light Pink',
    textColour: 'Black',
    desktopTextPosition: 'Left',
    mobileTextPosition: 'Top',
    topHero: true,
  }),
  entry('pageContent', 'tour-welcome', {
    internalName: 'Club tour: welcome',
    headline: 'First, the point of it',
    body: usDiffers(
      richText(`
You buy things anyway. Start from here, or link a card, and some of what you spend comes back as points. **That is all you have to do.**

The rest is choosing, which we try to make a pleasure: a wine tasting in Kent, a cabin on the sleeper to Inverness, half a day with somebody who trains owls.
`),
      richText(`
You buy things anyway. Start from here, or link a card, and some of what you spend comes back as points. **That’s all you have to do.**

The rest is choosing, which we try to make a pleasure: a tasting in Napa, a roomette on the coast train, half a day with somebody who trains owls.
`),
    ),
    foregroundImage: assetLink('step-2'),
    desktopTextPosition: 'Right',
    backgroundColour: 'White',
    button1Text: 'How we pay for it',
    button1Target: '/about-kestrel-red',
  }),
  entry('redHotBanner', 'tour-sale', {
    internalName: 'Club tour: red-hot banner',
    headline: usDiffers('Half the points this weekend', 'Half off in points this weekend'),
    body: usDiffers(
      'Every cinema seat, Friday to Sunday, while there are any.',
      'Every movie ticket, Friday through Sunday, while they last.',
    ),
    button1Text: usDiffers('Find a film', 'Find a movie'),
    button1Target: '/spend-kestrel-points?category=Cinema%20%26%20Entertainment',
    foregroundImage: assetLink('category-cinema'),
    backgroundColour: 'Kestrel Red',
    desktopTextPosition: 'Left',
    mobileTextPosition: 'Bottom',
  }),
  entry('richText', 'tour-text', {
    internalName: 'Club tour: rich text',
    body: usDiffers(
      richText(`
## What a point is worth

There is no fixed price, because we buy well and pass it on. As a rule:

1. **200 points** are a donation or a prize draw.
2. **1,500 points** are a cinema seat, with change for popcorn.
3. **20,000 points** are a night somewhere with a view.

> A point is worth whatever it is spent on. Mine are worth a dawn over the Mendips.
> Owen, member since 2021

!tour-text-button

Points that you do not see after 45 days can be [asked for](https://help.kestrel.test/missing-points).
`),
      richText(`
## What a point is worth

There’s no fixed price, because we buy well and pass it on. As a rule:

1. **200 points** are a donation or a prize draw.
2. **1,500 points** are a movie ticket, with change for popcorn.
3. **20,000 points** are a night somewhere with a view.

> A point is worth whatever you spend it on. Mine are worth a dawn over Sonoma.
> Denise, member since 2022

!tour-text-button

Points you don’t see after 45 days can be [asked for](https://help.kestrel.test/missing-points).
`),
    ),
  }),
  entry('button', 'tour-text-button', {
    internalName: 'Club tour: button in the text',
    text: 'See rewards by cost',
    target: '/spend-kestrel-points?sort=cost',
    style: 'Secondary',
  }),
  entry('image', 'tour-picture', {
    internalName: 'Club tour: picture',
    image: assetLink('hero-public'),
    caption: usDiffers(
      'What our members spent their points on last summer, all in one picture.',
      'What our members spent their points on last summer, all in one picture.',
    ),
    width: 'FullWidth',
    aspectRatio: '16:9',
  }),
  entry('button', 'tour-button', {
    internalName: 'Club tour: button',
    text: 'Join, it is free',
    target: '/login',
    style: 'Primary',
  }),
  entry('howItWorks', 'tour-how', {
    headline: 'Where to begin',
    body: 'Two steps. The second is optional for as long as you like.',
    processStepSubSection: steps.map(([id]) => entryLink(id)),
  }),
  ...steps.map(([id, header, gb, us, image]) =>
    entry('processStep', id, { header, bodyText: usDiffers(gb, us), image: assetLink(image) }),
  ),
  ...clubTourSectionEntries,
  entry('faq', 'tour-faq', { headline: 'Before you go', accordions: questions.map(([id]) => entryLink(id)) }),
  ...questions.map(([id, title, gb, us]) => entry('accordionItem', id, { title, body: usDiffers(gb, us) })),
  entry('homeFaqSection', 'tour-home-faq', {
    headline: 'And two small things',
    accordions: homeQuestions.map(([id]) => entryLink(id)),
    button1Text: 'More answers',
    button1Target: 'https://help.kestrel.test/',
  }),
  ...homeQuestions.map(([id, title, gb, us]) => entry('accordionItem', id, { title, body: usDiffers(gb, us) })),
]
