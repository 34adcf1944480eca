import { assetLink, entry, entryLink, usDiffers, type EntryDraft } from '../../content-store.ts'
import { american } from '../../american.ts'
import { modernSlaveryDocuments } from '../../documents/modern-slavery.ts'
import { richText } from '../../rich-text.ts'
import { pageWithTwin } from './page.ts'

/** The statements of the years before, newest first (CNT-34). */
const earlier = modernSlaveryDocuments
  .toReversed()
  .map(({ year }) => `- [Modern slavery statement ${year} (PDF)](entry:statement-${year})`)
  .join('\n')

const text = `
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

## Earlier statements

${earlier}
`

const americanWords = {
  'labour passes': 'labor passes',
  'telephone line': 'phone line',
  'on 14 September 2026': 'on September 14, 2026',
}

/** What the club does against forced labour (RTE-04, CNT-34). */
export const modernSlaveryEntries: readonly EntryDraft[] = [
  ...pageWithTwin({
    slug: 'modern-slavery-statement',
    title: 'Modern slavery statement',
    description: usDiffers(
      'What we do to keep forced labour out of our club and out of the supply of the rewards we offer.',
      'What we do to keep forced labor out of our club and out of the supply of the rewards we offer.',
    ),
    blocks: ['slavery-hero', 'slavery-text', 'slavery-how'],
  }),
  entry('hero', 'slavery-hero', {
    internalName: 'Hero of the modern slavery statement',
    headline: 'Nobody should be forced to make a treat',
    body: 'This is our statement for the financial year that ended in March 2026. It covers the club and everyone who supplies it.',
    backgroundColour: 'Light Green',
    topHero: true,
  }),
  entry('richText', 'slavery-text', {
    internalName: 'Text of the modern slavery statement',
    body: usDiffers(richText(text), richText(american(text, americanWords))),
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
    bodyText: usDiffers(
      'Write to speakup@kestrel.test or ring the number on any delivery note. You need not give a name.',
      'Write to speakup@kestrel.test or call the number on any packing slip. You don’t have to give a name.',
    ),
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
  ...modernSlaveryDocuments.map(({ id, year }) =>
    entry('modernSlaveryStatement', `statement-${year}`, {
      title: `Modern slavery statement ${year}`,
      year,
      document: assetLink(id),
    }),
  ),
]
