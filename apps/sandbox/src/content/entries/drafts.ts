import { assetLink, entry, entryLink, usDiffers, type EntryDraft } from '../content-store.ts'
import { richText } from '../rich-text.ts'
import { pageWithTwin } from './pages/page.ts'

/** What editors work on: a page that nobody can see yet, and the next wording of one that everybody sees. */
export const draftEntries: readonly EntryDraft[] = [
  ...pageWithTwin({
    slug: 'winter-programme',
    title: usDiffers('The winter programme', 'The winter program'),
    description: 'Candles, concerts and one very cold swim.',
    blocks: ['winter-hero', 'winter-text'],
  }),
  entry('hero', 'winter-hero', {
    internalName: 'Winter programme: hero',
    headline: 'Six evenings by candlelight',
    body: usDiffers(
      'From the first Friday in December. Members choose first.',
      'Starting the first Friday in December. Members choose first.',
    ),
    foregroundImage: assetLink('banner-plus'),
    backgroundColour: 'Light Grey',
    topHero: true,
  }),
  entry('richText', 'winter-text', {
    internalName: 'Winter programme: text',
    body: richText(`
## What we know so far

- **Two concerts** in places that are not concert halls
- **Three suppers** with the people who cook them
- **One swim**, for those who like that
`),
  }),
  ...pageWithTwin({
    slug: 'blocks-within-blocks',
    title: 'Blocks within blocks',
    description: 'Every kind of block in a column or a tab, for editors to look at.',
    blocks: ['within-layout', 'within-tabs'],
    hidden: true,
  }),
  entry('layout', 'within-layout', {
    internalName: 'Blocks within blocks: columns',
    headline: 'In three columns',
    columns: 3,
    backgroundColour: 'Kestrel Red',
    blocks: ['about-banner', 'tour-welcome', 'about-faq', 'about-how', 'tour-post', 'within-picture'].map(entryLink),
  }),
  entry('image', 'within-picture', {
    internalName: 'Blocks within blocks: picture',
    image: assetLink('banner-voyages'),
    caption: 'A small white ship under cliffs, the evening before the swim.',
    width: 'ContentWidth',
    aspectRatio: '4:3',
  }),
  entry('tabbedContent', 'within-tabs', {
    internalName: 'Blocks within blocks: tabs',
    headline: 'Behind tabs',
    tabs: [entryLink('within-tab-words'), entryLink('within-tab-embeds')],
  }),
  entry('tab', 'within-tab-words', {
    title: 'Words',
    blocks: ['winter-hero', 'tour-welcome', 'tour-home-faq'].map(entryLink),
  }),
  entry('tab', 'within-tab-embeds', { title: 'Embeds', blocks: ['tour-film', 'flying-film'].map(entryLink) }),
  entry('hero', 'about-hero', {
    internalName: 'Hero of the about page',
    headline: 'A club that can hold still',
    body: 'A kestrel hangs in a gale and misses nothing. We are working on the first half.',
    foregroundImage: assetLink('hero-about'),
    backgroundColour: 'Light Grey',
    desktopTextPosition: 'Left',
    mobileTextPosition: 'Bottom',
    topHero: true,
  }),
]
