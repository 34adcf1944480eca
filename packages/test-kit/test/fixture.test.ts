import { expect, test } from 'vitest'
import { fixture, FixtureError } from '../src/fixture.ts'

test('a fixture is what the document shows, with the changes of a test', () => {
  expect(fixture('club', 'Voucher', { code: 'MINE-0001' })).toMatchObject({
    code: 'MINE-0001',
    content: { title: 'Any hot drink' },
  })
  expect(fixture('b2c', 'Plan').features.length).toBeGreaterThan(0)
  expect(fixture('club', 'Profile').complete).toBe(true)
})

test('each test has its own', () => {
  fixture('club', 'Reward').content.tags.push('content.alcohol')
  expect(fixture('club', 'Reward').content.tags).not.toContain('content.alcohol')
})

test('data that the API would never send is refused', () => {
  // @ts-expect-error there is no such status
  expect(() => fixture('club', 'Order', { status: 'EATEN' })).toThrow(FixtureError)
  expect(() => fixture('club', 'Voucher', { validFrom: 'yesterday' })).toThrow('validFrom')
})
