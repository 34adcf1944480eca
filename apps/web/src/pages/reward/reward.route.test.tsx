import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { control, renderRoute } from '#test/render-route.tsx'

const main = async () => within(await screen.findByRole('main'))
const notFound = async () => (await main()).findByRole('heading', { level: 1, name: 'This page has flown' })
/** The not-found page of something that may be there: its ways on are the same. */
async function failedToLoad() {
  await (await main()).findByRole('heading', { level: 1, name: 'We couldn’t load this reward' })
  const ways = (await main()).getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/kestrel-red/', '/kestrel-red/earn-kestrel-points', '/kestrel-red/spend-kestrel-points'])
}

afterEach(() => vi.restoreAllMocks())

describe('a reward', () => {
  test.each([
    ['a visitor reads', undefined],
    ['a member reads', 'gb.member'],
  ])(
    '%s whose it is, what, where, when and for how much [RWD-01] [RTE-38] [RTE-46.f] [RWD-02] [RWD-19] [RWD-30]',
    async (_who, sample) => {
      await renderRoute(
        await pathOf('An evening with the Marram Quartet'),
        sample === undefined ? undefined : await control.createMember(sample),
      )
      const page = await main()
      await page.findByRole('heading', { level: 1, name: 'An evening with the Marram Quartet' })
      expect(page.getByRole('link', { name: 'Lantern Live' })).toHaveAttribute(
        'href',
        '/kestrel-red/brands/lantern-live',
      )
      expect(page.getByText('St Brannock’s, Bristol')).toBeVisible()
      expect(page.getByText(/^\d+ \w+ \d{4}, 19:30$/)).toBeVisible()
      expect(page.getByText('4,400 points')).toBeVisible()
      expect(page.getByRole('heading', { level: 2, name: 'The details' })).toBeVisible()
      const [hero, logo] = document.querySelectorAll<HTMLImageElement>('main article img')
      expect([hero?.width, hero?.srcset]).toEqual([740, expect.stringContaining(' 872w')])
      expect([logo?.width, logo?.height]).toEqual([160, 160])
    },
  )

  test('has its terms and conditions, which anybody can open [RWD-04]', async () => {
    await renderRoute('/spend-kestrel-points/any-hot-drink-100101')
    const page = await main()
    const heading = page.findByRole('heading', { level: 2, name: 'Terms and conditions' })
    await userEvent.click(within(await heading).getByRole('button'))
    expect(page.getByText('One code, one use. It cannot be split, and change is not given.')).toBeVisible()
    expect(page.getByRole('link', { name: /^Read Copperpot Coffee’s full terms/ })).toHaveAttribute(
      'href',
      'https://www.copperpot-coffee.test/terms',
    )
  })

  test('without an id in the address is not found [RWD-12]', async () => {
    await renderRoute('/spend-kestrel-points/any-hot-drink-')
    expect(await notFound()).toBeVisible()
  })

  test.each([
    ['for the other region', '/spend-kestrel-points/canopy-tour-100262'],
    ['that is hidden', '/spend-kestrel-points/hidden-garden-tickets-100367'],
  ])('%s is not found [RWD-15]', async (_what, path) => {
    await renderRoute(path, await control.createMember('gb.member'))
    expect(await notFound()).toBeVisible()
  })

  test('that the server should not have sent is not shown [RWD-15] [DIS-16]', async () => {
    const member = await memberTold(({ content, ...rest }) => ({
      ...rest,
      content: { ...content, tags: ['visibility.appOnly'] },
    }))
    await renderRoute('/spend-kestrel-points/any-hot-drink-100101', member)
    expect(await notFound()).toBeVisible()
  })

  test('to be redeemed in a way of tomorrow can be read, and its button says why it cannot be pressed [ERR-45]', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const member = await memberTold((reward) => ({ ...reward, redemptionType: 'TELEPORT' }))
    await renderRoute('/spend-kestrel-points/any-hot-drink-100101', member)
    const page = await main()
    await page.findByRole('heading', { level: 1, name: 'Any hot drink' })
    await waitFor(() => expect(page.getByRole('button', { name: 'Redeem' })).toBeDisabled())
    expect(page.getByText('This kind of reward can’t be redeemed on the website.')).toBeVisible()
  })

  test('that failed to load shows the not-found page, which says so and tries again at the same address [RWD-11] [RWD-14] [CON-53]', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'getSpendReward', member: member.email, times: 1, status: 500 })
    const router = await renderRoute('/spend-kestrel-points/any-hot-drink-100101', member)
    const address = router.state.location
    await failedToLoad()
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await userEvent.click((await main()).getByRole('button', { name: 'Try again' }))
    expect(await (await main()).findByRole('heading', { level: 1, name: 'Any hot drink' })).toBeVisible()
    expect(router.state.location).toEqual(address)
  })

  test('that could not be had stays as its list said it, and cannot be redeemed before it comes [RWD-14] [FLG-17]', async () => {
    const member = await control.createMember('gb.member')
    await control.setFlag('web_use_reward_summaries', true, member.email)
    await control.addFault({ operationId: 'getSpendReward', member: member.email, times: 1, status: 500 })
    const router = await renderRoute('/spend-kestrel-points', member)
    const page = await main()
    const link = await page.findByRole('link', { name: 'One cinema ticket, any day' })
    await router.navigate((link.getAttribute('href') ?? '').replace('/kestrel-red', ''))
    await page.findByRole('heading', { level: 1, name: 'One cinema ticket, any day' })
    expect(page.queryByRole('button', { name: 'Redeem' })).toBeNull()
    await userEvent.click(await page.findByRole('button', { name: 'Refresh' }))
    expect(await page.findByRole('button', { name: 'Redeem' })).toBeVisible()
  })

  test.each([
    ['the club’s competition', '/earn-kestrel-points/win-100-000-points-500219', 'Enter to win points'],
    ['any other way to earn', '/earn-kestrel-points/coffee-on-the-way-to-work-500101', '4 points per £1'],
  ])('that is %s says what it brings [RWD-20]', async (_what, path, text) => {
    await renderRoute(path)
    expect(await (await main()).findByText(text)).toBeVisible()
  })

  test('is kept by its heart, by members only [WSH-04]', async () => {
    await renderRoute('/spend-kestrel-points/any-hot-drink-100101', await control.createMember('gb.empty'))
    const article = within(await (await main()).findByRole('article'))
    expect(await article.findByRole('button', { name: /Any hot drink/ })).toHaveAttribute('aria-pressed', 'false')
  })

  test('is not shared from a browser [RWD-22]', async () => {
    await renderRoute('/spend-kestrel-points/any-hot-drink-100101', await control.createMember('gb.member'))
    const page = await main()
    await page.findByRole('button', { name: 'Redeem' })
    expect(page.queryByRole('button', { name: 'Share this reward' })).toBeNull()
  })

  test('of a brand without a page of its own does not lead to one [BRD-16]', async () => {
    const member = await memberTold(({ content, ...rest }) => {
      const { requiresBrandPage: _requires, ...brandDetails } = content.brandDetails
      return { ...rest, content: { ...content, brandDetails } }
    })
    await renderRoute('/spend-kestrel-points/any-hot-drink-100101', member)
    const page = await main()
    await page.findByRole('heading', { level: 1 })
    expect(page.getByText('Copperpot Coffee')).toBeVisible()
    expect(page.queryByRole('link', { name: 'Copperpot Coffee' })).toBeNull()
  })
})

describe('a reward of a group', () => {
  const quiz = '/spend-kestrel-points/back-row-seats-at-the-quiz-final-100370?groupId='

  test('is asked for with its group, by a member who has it [RTE-41] [RWD-10] [RWD-28]', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute(`${quiz}900500`, member)
    expect(
      await (await main()).findByRole('heading', { level: 1, name: 'Back-row seats at the quiz final' }),
    ).toBeVisible()
    const calls = await control.requests({ operationId: 'getRewardGroupReward', member: member.email })
    expect(calls.map(({ path }) => path)).toEqual([expect.stringContaining('/reward-groups/900500/rewards/100370')])
    expect(await control.requests({ operationId: 'getSpendReward', member: member.email })).toEqual([])
    await waitFor(() => expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'))
  })

  test.each([
    ['that the member does not have', '999'],
    ['that could be none', '../../1'],
    ['without a name', ''],
  ])('%s is not found [RWD-13]', async (_what, group) => {
    await renderRoute(`${quiz}${encodeURIComponent(group)}`, await control.createMember('gb.member'))
    expect(await notFound()).toBeVisible()
  })

  test('that names another group as its parent is not found [RWD-13]', async () => {
    const member = await memberTold((reward) => ({ ...reward, rewardParentId: 'another' }), 'getRewardGroupReward')
    await renderRoute(`${quiz}900500`, member)
    expect(await notFound()).toBeVisible()
  })

  test('that failed to load shows the not-found page, which says so and tries again [RWD-13] [CON-53]', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'getRewardGroupReward', member: member.email, times: 1, status: 500 })
    await renderRoute(`${quiz}900500`, member)
    await failedToLoad()
    await userEvent.click((await main()).getByRole('button', { name: 'Try again' }))
    expect(
      await (await main()).findByRole('heading', { level: 1, name: 'Back-row seats at the quiz final' }),
    ).toBeVisible()
  })

  test('asks a visitor to log in [RWD-28]', async () => {
    await renderRoute(`${quiz}900500`)
    const page = await main()
    await page.findByRole('heading', { level: 1, name: 'Log in to see this reward' })
    expect(page.getByRole('button', { name: 'Log in or join' })).toBeEnabled()
  })
})

interface PublicReward {
  rewardId: string
  content: { title: string; slug: string; tags: string[]; brandDetails: Record<string, unknown> }
}

/** A member who is told something else about the hot drink than the catalogue says. */
async function memberTold(change: (reward: PublicReward) => object, operationId = 'getSpendReward') {
  const member = await control.createMember('gb.member')
  const body = change(await publicReward('100101'))
  await control.addFault({ operationId, member: member.email, status: 200, body })
  return member
}

async function publicReward(rewardId: string): Promise<PublicReward> {
  const answer = await fetch(`${control.origin}/api/rewards/spend/${rewardId}/public?viewingRegion=GB`)
  return (await answer.json()) as PublicReward
}

async function pathOf(title: string): Promise<string> {
  const query = new URLSearchParams({ viewingRegion: 'GB', keyword: title })
  const answer = await fetch(`${control.origin}/api/discoveries/rewards/public?${query}`)
  const { rewards } = (await answer.json()) as { rewards: PublicReward[] }
  const reward = rewards.find(({ content }) => content.title === title)
  if (reward === undefined) throw new Error(`There is no reward called ${title}`)
  return `/spend-kestrel-points/${reward.content.slug}-${reward.rewardId}`
}
