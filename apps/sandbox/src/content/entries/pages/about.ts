import { assetLink, entry, entryLink, usDiffers, type EntryDraft } from '../../content-store.ts'
import { richText } from '../../rich-text.ts'
import { pageWithTwin } from './page.ts'

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

/** Who the club is. */
export const aboutEntries: readonly EntryDraft[] = [
  ...pageWithTwin({
    slug: 'about-kestrel-red',
    title: 'About Kestrel Red',
    description: 'Who we are, how a free club pays for itself, and why there is a small falcon on the card.',
    blocks: ['about-hero', 'about-story', 'about-how', 'about-banner', 'about-faq'],
  }),
  entry('hero', 'about-hero', {
    internalName: 'Hero of the about page',
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
  entry('richText', 'about-story', {
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
  entry('redHotBanner', 'about-banner', {
    internalName: 'Banner of the about page',
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
  entry('faq', 'about-faq', {
    headline: 'Asked more than once',
    accordions: aboutQuestions.map(([id]) => entryLink(id)),
  }),
  ...aboutQuestions.map(([id, title, body]) => entry('accordionItem', id, { title, body })),
]
