import { entry, entryLink, type EntryDraft } from '../content-store.ts'
import { richText } from '../rich-text.ts'
import { page } from './pages/page.ts'

/** A page with a block of a type that the app does not know yet (CNT-20). */
const wheelPage = page({
  slug: 'unknown-block',
  title: 'Spin the wheel',
  description: 'A wheel that the app cannot draw yet.',
  blocks: ['wheel-text', 'prize-wheel'],
  hidden: true,
})

/** A page that links to an entry which was taken away. */
const autumnPage = page({
  slug: 'missing-block',
  title: 'Where the autumn banner was',
  description: 'A page whose banner is no longer there.',
  blocks: ['taken-away', 'autumn-text'],
  hidden: true,
})

/** A page whose text holds an entry of a type that the app does not know (CNT-21). */
const quizPage = page({
  slug: 'unknown-entry',
  title: 'The quiz in the text',
  description: 'A text with a quiz that the app cannot draw yet.',
  blocks: ['quiz-text'],
  hidden: true,
})

/** What editors do that the app did not expect; all the rest of these pages is in order. */
export const outsideModelEntries: readonly EntryDraft[] = [
  ...[...wheelPage, ...autumnPage].filter(({ contentType }) => contentType === 'page'),
  entry('richText', 'quiz-text', {
    internalName: 'Quiz: text',
    body: richText('There was a quiz here a moment ago.\n\n!quiz\n\nIt will be back.'),
  }),
  entry('quiz', 'quiz', { question: 'How far can a kestrel see a vole?' }),
  entry('prizeWheel', 'prize-wheel', {
    headline: 'Spin once a day',
    prizes: ['50 points', 'A coffee', 'A balloon'],
    faq: entryLink('activity-faq'),
  }),
]

export const besideModelEntries: readonly EntryDraft[] = [
  ...[...wheelPage, ...autumnPage].filter(({ contentType }) => contentType !== 'page'),
  ...quizPage,
  entry('richText', 'wheel-text', {
    internalName: 'Wheel: text',
    body: richText('There is a wheel in the lobby of our office, and soon there will be one here.'),
  }),
  entry('richText', 'autumn-text', {
    internalName: 'Autumn: text',
    body: richText('The conkers are over. What is left of autumn is in [the rewards](/spend-kestrel-points).'),
  }),
]
