import type { Category } from '../../sample-data/brand-record.ts'
import { assetLink, entry, entryLink, usDiffers, type EntryDraft } from '../content-store.ts'
import { americanTiles, britishTiles, tileLinks } from './brand-tiles.ts'
import { seo } from './seo.ts'

const spendCategories: readonly [
  id: string,
  name: Category,
  colour: 'Orange' | 'Yellow' | 'Light Green' | 'Pink' | 'Light Purple',
][] = [
  ['travel', 'Travel', 'Orange'],
  ['food', 'Food & Drink', 'Light Green'],
  ['cinema', 'Cinema & Entertainment', 'Light Purple'],
  ['experiences', 'Experiences', 'Yellow'],
  ['wine', 'Wine', 'Pink'],
  ['days-out', 'Days Out', 'Light Green'],
  ['rail', 'Rail', 'Orange'],
  ['home', 'Home & Tech', 'Light Purple'],
  ['fashion', 'Fashion & Beauty', 'Pink'],
  ['charity', 'Charity', 'Yellow'],
]
// There are no trains to spend on in America's first ten, so the games take that place.
const americanCategories = [
  'travel',
  'food',
  'cinema',
  'experiences',
  'wine',
  'days-out',
  'home',
  'fashion',
  'charity',
  'fun',
]

const steps: readonly [id: string, header: string, gb: string, us: string][] = [
  [
    'step-1',
    'Join in a minute',
    'Membership is free and stays that way. Give us a name and an email address, and you have a card, an account and a few hundred partners to choose from.',
    'Membership is free and stays that way. Give us a name and an email address, and you have a card, an account, and partners from coast to coast.',
  ],
  [
    'step-2',
    'Earn on what you do anyway',
    'Coffee on the way in, the weekly shop, a train to your sister’s. Start from our site or link a card, and the points look after themselves.',
    'Coffee on the way in, the weekly groceries, a rental car to your sister’s. Start from our site or link a card, and the points look after themselves.',
  ],
  [
    'step-3',
    'Spend on what you would not',
    'A balloon at dawn, a case of something good, a cinema seat on a wet Sunday. Rewards start from 200 points, so you need not wait long.',
    'A balloon at dawn, a night by the ocean, a movie on a rainy Sunday. Rewards start from 200 points, so you won’t wait long.',
  ],
]

const questions: readonly [id: string, title: string, gb: string, us: string][] = [
  [
    'faq-cost',
    'Does it cost anything to be a member?',
    'No. Joining is free, there is no yearly fee and we never ask for a card to sign up. Kestrel Plus, our paid membership, is there if you want more, and you can try it free for seven days.',
    'No. Joining is free, there is no annual fee, and we never ask for a card to sign up.',
  ],
  [
    'faq-start',
    'How many points do I need before I can spend them?',
    'Spend rewards start from 200 points. That is a donation, a prize draw or, a little further up, a biscuit with your coffee. There is no need to save for years, although you may.',
    'Spend rewards start from 200 points. That is a donation or, a little further up, a slice of pie. There’s no need to save for years, although you’re welcome to.',
  ],
  [
    'faq-when',
    'When will my points arrive?',
    'You will see them as pending within a few days. They are credited, and ready to spend, in about 45 days, once the shop knows that you are keeping what you bought. Points from coffee shops and restaurants are usually quicker.',
    'You’ll see them as pending within a few days. They are credited, and ready to spend, in about 45 days, once the store knows you’re keeping what you bought. Points from coffeehouses and restaurants are usually quicker.',
  ],
  [
    'faq-expire',
    'Do points expire?',
    'Not while you are using your account. Earn or spend at least once in 24 months and every point stays where it is. We write to you well before anything is lost.',
    'Not while you’re using your account. Earn or spend at least once in 24 months and every point stays put. We’ll write to you well before anything is lost.',
  ],
  [
    'faq-airline',
    'Can I combine my airline miles with my points?',
    'Yes. Link your Flying Club account in your account settings and move miles to points, one for one. It takes about a minute, and you keep both memberships.',
    'Yes. Link your Flying Club account in your account settings and move miles to points, one for one. It takes about a minute, and you keep both memberships.',
  ],
  [
    'faq-country',
    'I live somewhere else. Can I still join?',
    'Members live all over the world. Rewards differ by region, so choose yours at the foot of the page and we will show you only what you can use.',
    'Members live all over the world. Rewards differ by region, so choose yours at the bottom of the page and we’ll show you only what you can use.',
  ],
]

export const homePublicEntries: readonly EntryDraft[] = [
  entry('homePublic', 'home-public', {
    internalName: 'Public home',
    seo: entryLink('seo-home-public'),
    hero: entryLink('hero-home-public'),
    earnHeadline: 'Earn where you already shop',
    earnBody: usDiffers(
      'More than seventy partners give you points, from the coffee on the corner to the flight to Cape Town. You do not have to change a habit, only where it starts.',
      'Dozens of partners give you points, from the coffee on the corner to the flight to London. You don’t have to change a habit, only where it starts.',
    ),
    earnBrands: usDiffers(tileLinks(britishTiles), tileLinks(americanTiles)),
    earnButtonText: 'See all the ways to earn',
    spendHeadline: 'Spend on something you will remember',
    spendBody: usDiffers(
      'Spend rewards start from 200 points and go all the way to four nights at sea. Begin with the thing you would never quite get round to buying.',
      'Spend rewards start from 200 points and go all the way to a week at sea. Begin with the thing you’d never quite get around to buying.',
    ),
    spendCategories: usDiffers(
      spendCategories.map(([id]) => entryLink(`category-${id}`)),
      americanCategories.map((id) => entryLink(`category-${id}`)),
    ),
    spendButtonText: 'Browse all rewards',
    howItWorks: entryLink('how-it-works-home'),
    faq: entryLink('faq-home'),
    appDownload: entryLink('app-download'),
  }),
  seo({
    id: 'seo-home-public',
    title: usDiffers(
      'Points for every day, rewards for the good ones',
      'Points for every day, rewards for the great ones',
    ),
    description: usDiffers(
      'Join Kestrel Red free. Earn points on coffee, trains, shopping and travel, and spend them from 200 points on things worth remembering.',
      'Join Kestrel Red free. Earn points on coffee, groceries, road trips and flights, and spend them from 200 points on things worth remembering.',
    ),
    shareImage: 'hero-public',
  }),
  entry('sectionBanner', 'hero-home-public', {
    internalName: 'Hero of the public home',
    type: 'hero',
    headline: usDiffers(
      'Every day adds up to a day you’ll never forget',
      'Every day adds up to one you’ll never forget',
    ),
    body: usDiffers(
      'Kestrel Red is the free club that turns coffees, train tickets and the weekly shop into balloon rides, best seats and long weekends.',
      'Kestrel Red is the free club that turns coffees, groceries and road trips into sunrise balloon rides, great seats and long weekends.',
    ),
    foregroundImage: assetLink('hero-public'),
    backgroundColour: 'Kestrel Red',
    desktopTextPosition: 'Left',
    mobileTextPosition: 'Bottom',
    button1Text: 'See the rewards',
    button1Target: '/spend-kestrel-points',
    button2Text: 'Ways to earn',
    button2Target: '/earn-kestrel-points',
    topHero: true,
  }),
  ...[...spendCategories, ['fun', 'Competitions & Fun', 'Yellow'] as const].map(([id, categoryName, categoryColour]) =>
    entry('spendCategory', `category-${id}`, {
      categoryName,
      categoryColour,
      categoryImage: assetLink(`category-${id}`),
    }),
  ),
  entry('howItWorks', 'how-it-works-home', {
    headline: 'How it works',
    body: 'Three steps, and the second one is your life as it is.',
    processStepSubSection: steps.map(([id]) => entryLink(id)),
  }),
  ...steps.map(([id, header, gb, us]) =>
    entry('processStep', id, { header, bodyText: usDiffers(gb, us), image: assetLink(id) }),
  ),
  entry('homeFaqSection', 'faq-home', {
    headline: 'Good questions',
    body: 'The six that we are asked most.',
    accordions: questions.map(([id]) => entryLink(id)),
    button1Text: 'More answers',
    button1Target: 'https://help.kestrel.test/',
  }),
  ...questions.map(([id, title, gb, us]) =>
    entry('accordionItem', id, { title, body: gb === us ? gb : usDiffers(gb, us) }),
  ),
  entry('appDownload', 'app-download', {
    headline: 'The club in your pocket',
    body: usDiffers(
      'See your points land, keep every voucher to hand and find rewards that only the app has. It is free, and it does not shout.',
      'See your points land, keep every voucher handy and find rewards only the app has. It’s free, and it doesn’t shout.',
    ),
    image: assetLink('app-download'),
    appStoreBadge: assetLink('badge-app-store'),
    playStoreBadge: assetLink('badge-play-store'),
  }),
]
