import { assetLink, entry, entryLink, usDiffers, type EntryDraft } from '../content-store.ts'
import { seo } from './seo.ts'
import { tileLinks } from './brand-tiles.ts'

export const homePrivateEntries: readonly EntryDraft[] = [
  entry('homePrivate', 'home-private', {
    internalName: 'Private home',
    seo: entryLink('seo-home-private'),
    hero: entryLink('hero-home-private'),
    featuredHeadline: 'Picked for this week',
    earnHeadline: 'New ways to earn',
    spendHeadline: 'Something to look forward to',
    propositions: [entryLink('proposition-home-private')],
    brandsHeadline: 'Brands members love',
    brands: usDiffers(
      tileLinks([
        'kestrel-airways',
        'copperpot-coffee',
        'hartwell-cinemas',
        'larkfield-hotels',
        'pantry-street',
        'kestrel-wines',
        'bloom-dispatch',
        'thrillbridge-park',
      ]),
      tileLinks([
        'kestrel-airways',
        'prairie-bean',
        'silverline-theaters',
        'harbor-and-pine',
        'blue-mesa-rentals',
        'sierra-bend',
        'wonderline-parks',
        'taco-verano',
      ]),
    ),
    exclusiveHeadline: 'Only for {plan}',
    favouritesHeadline: usDiffers('Your favourites', 'Your favorites'),
  }),
  seo({
    id: 'seo-home-private',
    title: 'Your club',
    description: 'Your points, your rewards and what is new this week.',
    hidden: true,
  }),
  entry('sectionBanner', 'hero-home-private', {
    internalName: 'Hero of the private home',
    type: 'hero',
    headline: usDiffers('Good to see you. Where shall we go?', 'Good to see you. Where to next?'),
    body: usDiffers(
      'There are new seats, new suppers and one very early balloon in this week’s rewards.',
      'There are new trips, new tables and one very early balloon in this week’s rewards.',
    ),
    foregroundImage: assetLink('hero-private'),
    backgroundColour: 'Light Pink',
    desktopTextPosition: 'Left',
    mobileTextPosition: 'Bottom',
    button1Text: 'Spend points',
    button1Target: '/spend-kestrel-points',
    button2Text: 'Earn more',
    button2Target: '/earn-kestrel-points',
    topHero: true,
  }),
  entry('sectionBanner', 'proposition-home-private', {
    internalName: 'Proposition of the private home',
    type: 'marketing',
    headline: usDiffers('Four nights at sea, paid for with points', 'A week at sea, paid for with points'),
    body: usDiffers(
      'Kestrel Voyages has kept back a handful of Sea Terraces for members. Lisbon first, then wherever the captain fancies.',
      'Kestrel Voyages has set aside a handful of Sea Terraces for members. Miami first, then four islands by moonlight.',
    ),
    foregroundImage: assetLink('banner-voyages'),
    backgroundColour: 'Light Green',
    desktopTextPosition: 'Right',
    mobileTextPosition: 'Bottom',
    button1Text: 'See the voyages',
    button1Target: '/spend-kestrel-points?category=Travel',
  }),
]
