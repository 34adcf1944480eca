import { expect, test } from 'vitest'
import { entryWith } from '../entries.fixtures.ts'
import { adaptHomeFaqSection } from './adapter.ts'

test.each([
  ['the button that has a target', { button1Text: 'Ways to spend', button1Target: '/spend-kestrel-points' }, 1],
  ['no button without a target', { button1Text: 'Ways to spend' }, 0],
])('the questions of visitors have %s [CNT-15]', (_which, fields, count) => {
  const { actions } = adaptHomeFaqSection(entryWith('homeFaqSection', { accordions: [], ...fields }))
  expect(actions).toHaveLength(count)
})
