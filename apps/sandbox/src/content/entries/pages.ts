import { assetLink, entry, entryLink, usDiffers, type EntryDraft } from '../content-store.ts'
import { richText } from '../rich-text.ts'

interface PageDraft {
  slug: string
  title: string
  seoTitle: string
  seoDescription: string
  blocks: readonly string[]
}

/** A page and its American twin, which has a slug of its own and the same blocks (API-51). */
function page({ slug, title, seoTitle, seoDescription, blocks }: PageDraft): readonly EntryDraft[] {
  const fields = { title, seoTitle, seoDescription, blocks: blocks.map(entryLink) }
  return [
    entry('page', `page-${slug}`, { ...fields, slug }),
    entry('page', `page-${slug}-us`, { ...fields, slug: `${slug}-us` }),
  ]
}

const aboutSteps: readonly [id: string, header: string, bodyText: string, image: string][] = [
  [
    'about-step-earn',
    'Partners pay us to send you',
    'When you buy something after starting here, the partner thanks us with a commission. That is the whole of the trick.',
    'step-2',
  ],
  [
    'about-step-share',
    'We turn it into points',
    'Most of what a partner pays becomes points in your account. The rest keeps the lights on and the kestrel fed.',
    'step-1',
  ],
  [
    'about-step-spend',
    'You have the better day',
    'We buy seats, nights and tables in bulk and at a discount, which is why your points go further than the money would.',
    'step-3',
  ],
]

const aboutQuestions: readonly [id: string, title: string, body: string][] = [
  [
    'about-faq-own',
    'Who owns Kestrel Red?',
    'The Kestrel group does, together with the airline, the trains, the voyages and the wine. Each brand runs itself, and the club is where they meet.',
  ],
  [
    'about-faq-data',
    'Do you sell what you know about me?',
    'No. Partners learn that a member bought something and nothing more. You can read exactly what we keep, and for how long, in the privacy policy.',
  ],
  [
    'about-faq-partner',
    'I run a business. Could we be a partner?',
    'Very possibly. We look for things we would recommend to a friend. Write to partners@kestrel.test and tell us what you are proudest of.',
  ],
]

export const pageEntries: readonly EntryDraft[] = [
  ...page({
    slug: 'about-kestrel-red',
    title: 'About Kestrel Red',
    seoTitle: 'About Kestrel Red',
    seoDescription: 'Who we are, how a free club pays for itself, and why there is a small falcon on the card.',
    blocks: ['about-hero', 'about-story', 'about-how', 'about-banner', 'about-faq'],
  }),
  entry('sectionBanner', 'about-hero', {
    internalName: 'Hero of the about page',
    type: 'hero',
    headline: 'A club with its head up',
    body: usDiffers(
      'A kestrel can hold still in a gale and see a vole from twenty metres. We try to be half as good at spotting things worth your points.',
      'A kestrel can hold still in a gale and spot a vole from sixty feet. We try to be half as good at spotting things worth your points.',
    ),
    foregroundImage: assetLink('hero-about'),
    backgroundColour: 'Light Grey',
    desktopTextPosition: 'Left',
    mobileTextPosition: 'Bottom',
    topHero: true,
  }),
  entry('richTextBlock', 'about-story', {
    internalName: 'Story of the about page',
    body: usDiffers(
      richText(`
## How it started

Kestrel began in 1988 with a leased jet, two routes and a conviction that people who fly often deserve more than a plastic card. The airline's first loyalty scheme was a **shoebox of handwritten notes** about who liked the window.

The group grew: trains, small ships, a wine merchant with strong opinions. In 2019 we opened the shoebox to all of them, and to partners we admire, and called it Kestrel Red.

> I joined for a coffee and ended up in a balloon. I'm still not sure how it happened.
> Margaret, member since 2020

## What we believe

- **Points should be easy to earn and easier to spend.** Rewards start from 200 points, and none of them is a branded pen.
- **A price is a promise.** When we put a reward up we tell you before, and never after you have started saving for it.
- **Nobody reads small print, so there should not be much.** Our [terms and conditions](/terms-and-conditions) take eleven minutes.

### And the bird?

She nests on the roof of our office in Bristol. Her name is Doris. She has _no_ interest in points.
`),
      richText(`
## How it started

Kestrel began in 1988 with a leased jet, two routes and a conviction that people who fly often deserve more than a plastic card. The airline's first loyalty program was a **shoebox of handwritten notes** about who liked the window.

The group grew: trains, small ships, a wine merchant with strong opinions. In 2019 we opened the shoebox to all of them, and to partners we admire, and called it Kestrel Red. We landed in the United States two years later and have been learning about pie ever since.

> I joined for a coffee and ended up in a balloon. I'm still not sure how it happened.
> Margaret, member since 2020

## What we believe

- **Points should be easy to earn and easier to spend.** Rewards start from 200 points, and none of them is a branded pen.
- **A price is a promise.** When a reward goes up we tell you before, and never after you've started saving for it.
- **Nobody reads fine print, so there shouldn't be much.** Our [terms and conditions](/terms-and-conditions) take eleven minutes.

### And the bird?

She nests on the roof of our office in Bristol, England. Her name is Doris. She has _no_ interest in points.
`),
    ),
  }),
  entry('howItWorks', 'about-how', {
    headline: 'How a free club pays its way',
    body: 'It is a fair question, and this is the whole answer.',
    processStepSubSection: aboutSteps.map(([id]) => entryLink(id)),
  }),
  ...aboutSteps.map(([id, header, bodyText, image]) =>
    entry('processStep', id, { header, bodyText, image: assetLink(image) }),
  ),
  entry('sectionBanner', 'about-banner', {
    internalName: 'Banner of the about page',
    type: 'marketing',
    headline: 'There is a good one with your name on it',
    body: usDiffers(
      'Have a look round. You do not need to be a member to want things.',
      'Take a look around. You don’t need to be a member to want things.',
    ),
    foregroundImage: assetLink('banner-plus'),
    backgroundColour: 'Light Pink',
    desktopTextPosition: 'Right',
    mobileTextPosition: 'Bottom',
    button1Text: 'Browse rewards',
    button1Target: '/spend-kestrel-points',
    button2Text: 'Ask us something',
    button2Target: 'https://help.kestrel.test/',
  }),
  entry('faqSection', 'about-faq', {
    headline: 'Asked more than once',
    accordions: aboutQuestions.map(([id]) => entryLink(id)),
  }),
  ...aboutQuestions.map(([id, title, body]) => entry('accordionItem', id, { title, body })),

  ...page({
    slug: 'cookie-policy',
    title: 'Cookie policy',
    seoTitle: 'Cookie policy',
    seoDescription: 'Which cookies Kestrel Red uses, what each is for and how to say no.',
    blocks: ['cookies-text', 'cookies-faq'],
  }),
  entry('richTextBlock', 'cookies-text', {
    internalName: 'Text of the cookie policy',
    body: richText(`
## Cookies, briefly

A cookie is a short note that a website leaves in your browser so that it recognises you when you come back. We use a few. You decide about all but the first kind, and nothing on this site stops working if you say no.

## The four kinds we use

### Necessary

These keep you signed in, remember your region and carry your answer to this very question. They hold nothing that tells anyone else who you are, and they cannot be switched off.

### Preferences

These remember small choices, such as the way you sort a list. They last a year, unless you clear them sooner.

### Measurement

These tell us which pages are read and where people get stuck. We look at numbers, not at you, and we do not start counting until you agree.

### Marketing

These let a partner know that you came from us, which is how points find their way to your account, and let us show you fewer adverts for things you already have.

---

## How long they stay

1. Necessary cookies go when you close the browser, or after twelve months at most.
2. Preferences stay for 365 days.
3. Measurement and marketing cookies stay for up to thirteen months, and go at once when you withdraw your consent.

## Changing your mind

You can change your answer whenever you like with **Cookie settings** at the foot of any page. If something here is unclear, [ask us](https://help.kestrel.test/cookies) and we will rewrite it.
`),
  }),
  entry('faqSection', 'cookies-faq', {
    headline: 'Two things people ask',
    accordions: [entryLink('cookies-faq-points'), entryLink('cookies-faq-all')],
  }),
  entry('accordionItem', 'cookies-faq-points', {
    title: 'Will I still earn points if I refuse marketing cookies?',
    body: 'With linked cards and group brands, yes. A few shops can only recognise a visit by their own cookie; we say so on the page of each reward that works that way.',
  }),
  entry('accordionItem', 'cookies-faq-all', {
    title: 'Can I refuse everything?',
    body: 'Everything but the necessary ones, with one button. We do not hide it.',
  }),

  ...page({
    slug: 'modern-slavery-statement',
    title: 'Modern slavery statement',
    seoTitle: 'Modern slavery statement',
    seoDescription: 'What we do to keep forced labour out of our club and out of the supply of the rewards we offer.',
    blocks: ['slavery-hero', 'slavery-text', 'slavery-how'],
  }),
  entry('sectionBanner', 'slavery-hero', {
    internalName: 'Hero of the modern slavery statement',
    type: 'hero',
    headline: 'Nobody should be forced to make a treat',
    body: 'This is our statement for the financial year that ended in March 2026. It covers the club and everyone who supplies it.',
    backgroundColour: 'Light Green',
    topHero: true,
  }),
  entry('richTextBlock', 'slavery-text', {
    internalName: 'Text of the modern slavery statement',
    body: richText(`
## Who we are and what we buy

Kestrel Red employs 240 people in Bristol, London and New York. We buy rewards from some eighty partners, and services such as hosting, printing and posting from about sixty others. Most of our partners are service businesses in Britain and the United States; a smaller number sell us goods that are made elsewhere.

## Where the risk lies

We looked at every supplier for the third year running. The risk is highest in three places:

- **Goods made by somebody our supplier has never met**, such as textiles and small electronics
- **Seasonal work**, in vineyards, on farms and in hotels
- **Cleaning and delivery**, where labour passes through agencies

## What we did this year

1. Asked every partner that sells goods for the name and place of the factory. Sixty-one of sixty-four told us; we no longer offer the goods of the other three.
2. Visited four growers at harvest, unannounced, with an interpreter.
3. Put a telephone line for workers, in nine languages, on every delivery note that our warehouses use.
4. Trained everyone who signs contracts, and tested that they remembered it.

## What we found

Two cases of recruitment fees charged to seasonal workers by an agency. The fees were paid back in full, with interest, and the partner changed its agency.

## What comes next

By March 2027 we will publish the list of factories, and tie part of our directors' bonus to how complete it is.

_Approved by the board and signed by Helena Marsh, Managing Director, on 14 September 2026._
`),
  }),
  entry('howItWorks', 'slavery-how', {
    headline: 'If you have seen something',
    processStepSubSection: [
      entryLink('slavery-step-tell'),
      entryLink('slavery-step-check'),
      entryLink('slavery-step-right'),
    ],
  }),
  entry('processStep', 'slavery-step-tell', {
    header: 'Tell us',
    bodyText: 'Write to speakup@kestrel.test or ring the number on any delivery note. You need not give a name.',
    image: assetLink('category-charity'),
  }),
  entry('processStep', 'slavery-step-check', {
    header: 'We check within five days',
    bodyText: 'Somebody outside the buying team looks into it, and talks to the people concerned before anyone else.',
    image: assetLink('category-home'),
  }),
  entry('processStep', 'slavery-step-right', {
    header: 'We put it right',
    bodyText: 'Workers are made whole first. Only then do we talk about contracts.',
    image: assetLink('category-days-out'),
  }),
]
