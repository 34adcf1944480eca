import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { scrollThrough } from '#test/browser-stand-ins.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const main = async () => within(await screen.findByRole('main'))
const row = async (name: string) => within(await (await main()).findByRole('region', { name }))

const drink = '/spend-kestrel-points/any-hot-drink-100101'

beforeEach(scrollThrough)

describe('below a reward', () => {
  test.each([
    ['a visitor', undefined, 'listPublicSpendRewards'],
    ['a member', 'gb.member', 'listSpendRewards'],
  ] as const)(
    '%s finds more of the same brand, without the reward itself [RWD-05]',
    async (_who, sample, operationId) => {
      const member = sample === undefined ? undefined : await control.createMember(sample)
      await renderRoute(drink, member)
      const more = await row('More from Copperpot Coffee')
      const titles = more.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
      expect(titles).toContain('A kilo of house espresso')
      expect(titles).not.toContain('Any hot drink')
      expect(more.getAllByText('Copperpot Coffee')).toHaveLength(titles.length)
      const calls = await control.requests({ operationId, ...(member && { member: member.email }) })
      expect(calls.map(({ query }) => query)).toContainEqual(
        expect.objectContaining({
          brandName: 'Copperpot Coffee',
          limit: expect.toSatisfy((limit) => Number(limit) === 13),
        }),
      )
    },
  )

  test('ways to earn stand below a way to earn [RWD-05]', async () => {
    await renderRoute('/earn-kestrel-points/coffee-on-the-way-to-work-500101')
    const more = await row('More from Copperpot Coffee')
    for (const link of more.getAllByRole('link'))
      expect(link.getAttribute('href')).toMatch(/^\/kestrel-red\/earn-kestrel-points\//)
  })

  test('the page does without what does not come [RWD-05]', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'listSpendRewards', member: member.email, status: 500 })
    await renderRoute(drink, member)
    await row('Only for members of Kestrel Red')
    expect(await (await main()).findByRole('button', { name: 'Redeem' })).toBeVisible()
    // Its place stands there until it is known that nothing comes.
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^More from/ })).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['British', '/spend-kestrel-points/family-night-four-tickets-100209', 'The bigger popcorn', 7],
    ['American', '/en-us/spend-kestrel-points/canopy-tour-100262', 'Choose your seat', 5],
  ])('are the benefits of %s brands, those of its own first [RWD-06] [RWD-33]', async (_where, path, first, count) => {
    await renderRoute(path)
    const benefits = await row('Only for members of Kestrel Red')
    const titles = benefits.getAllByRole('heading', { level: 3 })
    expect(titles).toHaveLength(count)
    expect(titles[0]).toHaveTextContent(first)
    expect(benefits.getAllByRole('link', { name: 'Kestrel Airways' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/\/brands\/kestrel-airways$/),
    )
  })

  test('the page does without benefits that no editor wrote [RWD-06]', async () => {
    await control.addFault({ operationId: 'content.brandBenefits', times: 3, status: 200, body: { items: [] } })
    await renderRoute(drink)
    await row('More from Copperpot Coffee')
    expect(await (await main()).findByRole('heading', { name: 'More like this' })).toBeVisible()
  })

  test.each([
    ['spend', drink, [['Food & Drink', '/spend-kestrel-points?category=Food+%26+Drink']]],
    [
      'earn',
      '/earn-kestrel-points/win-100-000-points-500219',
      [['Competitions & Fun', '/earn-kestrel-points?category=Competitions+%26+Fun']],
    ],
  ] as const)('its categories lead to all that is like it on the %s side [RWD-07]', async (_side, path, links) => {
    await renderRoute(path)
    const similar = within(await (await main()).findByRole('navigation', { name: 'Categories of this reward' }))
    expect(similar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      links.map(([name, href]) => [name, `/kestrel-red${href}`]),
    )
  })
})
