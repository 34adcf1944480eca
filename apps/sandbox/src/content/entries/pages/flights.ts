import { assetLink, entry, entryLink, usDiffers, type EntryDraft } from '../../content-store.ts'
import { pageWithTwin } from './page.ts'

type RouteDraft = readonly [
  id: string,
  origin: string,
  destination: string,
  picture: string,
  cabin: string,
  points: number,
  description: string,
]

const british: readonly RouteDraft[] = [
  ['lhr-jfk', 'LHR', 'JFK', 'new-york', 'Economy', 10000, 'Five flights a day, and pastrami at the other end.'],
  ['man-mco', 'MAN', 'MCO', 'orlando', 'Premium', 17500, 'For everyone who is still tall enough to ride.'],
  ['lhr-anu', 'LHR', 'ANU', 'antigua', 'Upper Class', 57500, 'A beach for every day of the year. Start with one.'],
  ['lhr-cpt', 'LHR', 'CPT', 'cape-town', 'Economy', 15000, 'Overnight, and breakfast below the mountain.'],
  ['lhr-mle', 'LHR', 'MLE', 'male', 'Premium', 27500, 'Three days a week, straight to the water.'],
  ['lhr-lax', 'LHR', 'LAX', 'los-angeles', 'Economy', 12500, 'The long way round is the coast road.'],
]
const american: readonly RouteDraft[] = [
  ['jfk-lhr', 'JFK', 'LHR', 'london', 'Economy', 10000, 'Five flights a day, and tea at the other end.'],
  ['lax-lhr', 'LAX', 'LHR', 'london', 'Premium', 22500, 'Leave after lunch, land for lunch.'],
  ['mco-man', 'MCO', 'MAN', 'london', 'Upper Class', 47500, 'The north of England, well rested.'],
]

const promoCards: readonly [id: string, chip: string, title: string, gb: string, us: string, picture: string][] = [
  ['promo-early', 'New', 'Winter seats are out', 'From 10,000 points', 'From 10,000 points', 'route-cape-town'],
  [
    'promo-family',
    'Families',
    'Children fly for less',
    'A quarter off in points',
    '25% off in points',
    'route-orlando',
  ],
  ['promo-sun', 'Last seats', 'Somewhere warm by Friday', 'Antigua and Malé', 'Antigua and Malé', 'route-antigua'],
]

const routeLinks = (routes: readonly RouteDraft[]) => routes.map(([id]) => entryLink(`route-${id}`))

/** The landing of the flight search: a page whose slug is its route (FLT-03, CNT-35 to CNT-37). */
export const flightsEntries: readonly EntryDraft[] = [
  ...pageWithTwin({
    slug: 'redsky-search',
    title: usDiffers('Reward flights', 'Award flights'),
    description: usDiffers(
      'Search for seats that you can have for points, from 10,000 each way.',
      'Search for seats you can have for points, from 10,000 each way.',
    ),
    blocks: ['flights-hero', 'flights-carousel', 'flights-promo', 'flights-suggestions', 'flights-banner'],
  }),
  entry('sectionBanner', 'flights-hero', {
    internalName: 'Flights: hero',
    type: 'hero',
    headline: usDiffers('Where would you like to wake up?', 'Where would you like to wake up?'),
    body: usDiffers(
      'Every seat that can be had for points, on every direct flight.',
      'Every seat you can get with points, on every nonstop flight.',
    ),
    foregroundImage: assetLink('hero-flights'),
    backgroundColour: 'Kestrel Red',
    desktopTextPosition: 'Left',
    mobileTextPosition: 'Bottom',
    topHero: true,
  }),
  entry('promoCarousel', 'flights-carousel', {
    internalName: 'Flights: promo carousel',
    headline: 'Worth knowing',
    cards: promoCards.map(([id]) => entryLink(id)),
    width: 446,
    height: 588,
  }),
  ...promoCards.map(([id, chipLabel, title, gb, us, picture]) =>
    entry('promoCarouselCard', id, {
      title,
      subtitle: gb === us ? gb : usDiffers(gb, us),
      chipLabel,
      image: assetLink(picture),
    }),
  ),
  entry('redSkyRoutesSection', 'flights-promo', {
    internalName: 'Flights: promo routes',
    type: 'promo',
    headline: usDiffers('This month’s favourites', 'This month’s favorites'),
    body: usDiffers(
      'Lowest prices for one adult, one way. Taxes and charges come on top.',
      'Lowest prices for one adult, one way. Taxes and fees are extra.',
    ),
    routes: usDiffers(routeLinks(british.slice(0, 3)), routeLinks(american)),
  }),
  entry('redSkyRoutesSection', 'flights-suggestions', {
    internalName: 'Flights: suggestions',
    type: 'suggestion',
    headline: 'More places to go',
    routes: usDiffers(routeLinks(british), routeLinks([...american, ...british])),
  }),
  ...[...british, ...american].map(
    ([id, origin, destination, picture, cabinClassName, minimalPointsPrice, marketingDescription]) =>
      entry('redSkyRoute', `route-${id}`, {
        internalName: `Route ${origin} to ${destination}`,
        origin,
        destination,
        images: [assetLink(`route-${picture}`), assetLink('hero-flights')],
        cabinClassName,
        cabinClassIcon: assetLink('category-travel'),
        minimalPointsPrice,
        marketingDescription,
      }),
  ),
  entry('sectionBanner', 'flights-banner', {
    internalName: 'Flights: banner',
    type: 'marketing',
    headline: 'A few points short?',
    body: usDiffers(
      'Link your Flying Club account and move miles to points, one for one.',
      'Link your Flying Club account and move miles to points, one for one.',
    ),
    foregroundImage: assetLink('banner-plus'),
    backgroundColour: 'Light Pink',
    desktopTextPosition: 'Right',
    mobileTextPosition: 'Bottom',
    button1Text: 'Link accounts',
    button1Target: '/account/link-accounts',
  }),
]
