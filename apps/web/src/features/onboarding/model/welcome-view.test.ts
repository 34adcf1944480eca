import { expect, test } from 'vitest'
import { type WelcomeFacts, type WelcomeView, welcomeView } from './welcome-view.ts'

const open: WelcomeFacts = { gate: 'open', isLinked: false, linking: 'none' }

test.each<[Partial<WelcomeFacts>, WelcomeView]>([
  [{}, 'choice'],
  [{ gate: 'waiting' }, 'waiting'],
  [{ gate: 'closed' }, 'completing'],
  [{ gate: 'closed', isLinked: true }, 'completing'],
  [{ isLinked: true }, 'auto-enrolled'],
  [{ isLinked: true, linking: 'linked' }, 'linked'],
  [{ isLinked: true, linking: 'failed' }, 'auto-enrolled'],
  [{ linking: 'under-way' }, 'linking'],
  [{ linking: 'failed' }, 'link-failed'],
])('with %j the last step shows: %s [ONB-31] [ONB-32] [ONB-33] [ONB-34] [ONB-35]', (facts, view) => {
  expect(welcomeView({ ...open, ...facts })).toBe(view)
})
