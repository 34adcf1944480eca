import { assetLink, entry, entryLink, usDiffers, type EntryDraft } from '../../content-store.ts'
import { richText } from '../../rich-text.ts'

/** The parts of the club tour that hold others, come from elsewhere or belong to the card. */
export const clubTourSectionEntries: readonly EntryDraft[] = [
  entry('layout', 'tour-layout', {
    internalName: 'Club tour: two columns',
    headline: 'Two sides of the club',
    columns: 2,
    backgroundColour: 'Light Grey',
    blocks: [entryLink('tour-column-earn'), entryLink('tour-column-spend')],
  }),
  entry('richText', 'tour-column-earn', {
    internalName: 'Club tour: earn column',
    body: richText(`
### Earn

Partners from the coffee on the corner to the airline. Most pay within 45 days, [all of them are listed](/earn-kestrel-points).
`),
  }),
  entry('richText', 'tour-column-spend', {
    internalName: 'Club tour: spend column',
    body: richText(`
### Spend

Rewards start from 200 points. There is no season in which they are suddenly dearer, and [no list that you cannot see](/spend-kestrel-points).
`),
  }),
  entry('tabbedContent', 'tour-tabs', {
    internalName: 'Club tour: tabs',
    headline: 'Good for',
    tabs: [entryLink('tour-tab-home'), entryLink('tour-tab-away')],
  }),
  entry('tab', 'tour-tab-home', {
    title: usDiffers('Evenings in', 'Nights in'),
    blocks: [entryLink('tour-tab-home-text'), entryLink('tour-tab-home-picture')],
  }),
  entry('richText', 'tour-tab-home-text', {
    internalName: 'Club tour: evenings in',
    body: usDiffers(
      richText(
        'A case from Kestrel Wines, a crate with supper in it, and a film that you did not have to argue about for long.',
      ),
      richText(
        'A case of something Californian, a crate with supper in it, and a movie you didn’t argue about for long.',
      ),
    ),
  }),
  entry('image', 'tour-tab-home-picture', {
    internalName: 'Club tour: evenings in, picture',
    image: assetLink('category-wine'),
    width: 'ContentWidth',
    aspectRatio: '4:3',
  }),
  entry('tab', 'tour-tab-away', {
    title: 'Days away',
    blocks: [entryLink('tour-tab-away-text'), entryLink('tour-tab-away-button')],
  }),
  entry('richText', 'tour-tab-away-text', {
    internalName: 'Club tour: days away',
    body: usDiffers(
      richText('The sleeper north, a ship under the midnight sun, or Tuesday at a spa while everyone else is at work.'),
      richText('The coast train, a ship among the islands, or Tuesday at a spa while everyone else is at work.'),
    ),
  }),
  entry('button', 'tour-tab-away-button', {
    internalName: 'Club tour: days away, button',
    text: 'See what is far away',
    target: '/spend-kestrel-points?category=Travel',
    style: 'Secondary',
  }),
  entry('embeddedContent', 'tour-calculator', {
    internalName: 'Club tour: calculator',
    title: 'Points calculator',
    // As editors copy it: with a style of its own and a base, which the page's policy forbids.
    html: '<base target="_blank"><iframe src="/content/embeds/points-calculator" title="Points calculator" width="100%" height="280" style="border:0"></iframe>',
    forwardUrlParameters: true,
    width: 'ContentWidth',
    aspectRatio: '16:9',
  }),
  entry('imageWithEmbeddedContent', 'tour-film', {
    internalName: 'Club tour: picture with calculator',
    headline: 'Try it with your own shopping',
    body: usDiffers(
      'Put in what you spend in a month, and see what a year of it comes to.',
      'Enter what you spend in a month, and see what a year of it adds up to.',
    ),
    image: assetLink('step-2'),
    embeddedContent: entryLink('tour-calculator'),
    desktopTextPosition: 'Right',
  }),
  entry('socialMediaPost', 'tour-post', {
    internalName: 'Club tour: post',
    network: 'Instagram',
    html: '<blockquote class="kestrel-social-post" style="max-width:34rem"><p>4.40 a.m., two thermos flasks, one very quiet field.</p><a href="https://social.kestrel.test/instagram/kestrelred/balloon">Kestrel Red on Instagram</a></blockquote><script async src="/content/embeds/social-post.js"></script>',
    caption: 'A member’s balloon being filled before sunrise.',
  }),
  entry('introCarousel', 'tour-intro', {
    internalName: 'Club tour: intro carousel',
    headline: 'A year with the card',
    slides: [entryLink('intro-slide-everyday'), entryLink('intro-slide-perk'), entryLink('intro-slide-away')],
  }),
  entry('eligibleBenefits', 'tour-benefits', {
    internalName: 'Club tour: eligible benefits',
    headline: 'What the card unlocks',
    body: 'Two perks in every cardmember year, and you choose what they are.',
    benefits: [entryLink('benefit-15k'), entryLink('benefit-30k')],
  }),
  entry('personalPerksProgressBar', 'tour-perks', {
    internalName: 'Club tour: perks',
    headline: 'How far you are',
    body: 'What you have spent on the card since your anniversary.',
    footnote: 'Purchases count; fees, interest and cash advances do not.',
  }),
]
