import { assetLink, entry, entryLink, type EntryDraft } from '../../content-store.ts'
import { page } from './page.ts'

const steps: readonly [id: string, header: string, bodyText: string, image: string][] = [
  [
    'refer-step-link',
    'Send your link',
    'It is on your refer a friend page. A message, a mail, a note on the fridge.',
    'step-2',
  ],
  [
    'refer-step-join',
    'They join',
    'It takes two minutes and costs nothing. They get 500 points to begin with.',
    'step-1',
  ],
  ['refer-step-earn', 'You both earn', 'When they earn for the first time, 500 points are yours as well.', 'step-3'],
]

const questions: readonly [id: string, title: string, body: string][] = [
  [
    'refer-faq-who',
    'Whom can I invite?',
    'Anybody over 18 who lives in the United Kingdom and is not a member yet. You can invite as many friends as you like.',
  ],
  [
    'refer-faq-when',
    'When do I get my points?',
    'Within a day of your friend earning points for the first time. Your refer a friend page says who has joined.',
  ],
]

/** What refer a friend is; in the GB region only (REF-05). */
export const referAFriendEntries: readonly EntryDraft[] = [
  ...page({
    slug: 'refer-a-friend',
    title: 'Refer a friend',
    description: 'Invite a friend to Kestrel Red: 500 points for them, 500 points for you.',
    blocks: ['refer-hero', 'refer-how', 'refer-faq'],
  }),
  entry('hero', 'refer-hero', {
    internalName: 'Refer a friend: hero',
    headline: 'Good company, and 500 points each',
    body: 'Invite a friend to the club. When they join and earn for the first time, you both get 500 points.',
    button1Text: 'Invite a friend',
    button1Target: '/account/refer-a-friend-dashboard',
    foregroundImage: assetLink('step-2'),
    backgroundColour: 'Light Pink',
    textColour: 'Black',
    desktopTextPosition: 'Left',
    mobileTextPosition: 'Bottom',
    topHero: true,
  }),
  entry('howItWorks', 'refer-how', {
    headline: 'How it works',
    processStepSubSection: steps.map(([id]) => entryLink(id)),
  }),
  ...steps.map(([id, header, bodyText, image]) =>
    entry('processStep', id, { header, bodyText, image: assetLink(image) }),
  ),
  entry('faq', 'refer-faq', { headline: 'Good to know', accordions: questions.map(([id]) => entryLink(id)) }),
  ...questions.map(([id, title, body]) => entry('accordionItem', id, { title, body })),
]
