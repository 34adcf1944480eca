import type { RewardGroup } from '@clubhouse/rest-client/club'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { scrollThrough } from '#test/browser-stand-ins.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const hub = '/en-us/account/credit-card-hub'
const main = async () => within(await screen.findByRole('main'))
const region = async (name: string) => within(await (await main()).findByRole('region', { name }))
const benefit = async (name: string) =>
  within((await (await region('Your benefits')).findByRole('heading', { name })).closest('li') as HTMLElement)
const year = new Date().getUTCFullYear()

beforeEach(scrollThrough)
afterEach(() => vi.restoreAllMocks())

/** Opens the hub as a member, a cardholder unless told otherwise. */
async function openHub(member?: TestMember): Promise<TestMember> {
  const opened = member ?? (await control.createMember('us.cardholder'))
  await renderRoute(hub, opened)
  expect(await screen.findByRole('heading', { level: 1, name: 'Credit card hub' })).toBeVisible()
  return opened
}

describe('the hub is opened', () => {
  test('by a member of the US, from beside the other pages of the account [CCD-09] [CON-04] [CON-05] [RTE-27]', async () => {
    await renderRoute('/en-us/account', await control.createMember('us.member'))
    const beside = async () => within(await screen.findByRole('navigation', { name: 'Your account' }))
    await userEvent.click(await (await beside()).findByRole('link', { name: 'Credit card hub' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Credit card hub' })).toBeVisible()
    expect((await beside()).getByRole('link', { name: 'Credit card hub', current: 'page' })).toBeVisible()
  })

  test('by nobody who is not logged in [CCD-09]', async () => {
    await renderRoute(hub)
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in to see this page' })).toBeVisible()
  })

  test.each([
    ['a member in GB at the address of the US', 'gb.member', hub],
    ['a member of the US in another region', 'us.cardholder', '/account/credit-card-hub'],
    ['a member of the US in the world region', 'us.cardholder', '/world/account/credit-card-hub'],
  ])('not by %s [CCD-09] [CON-04] [CON-05]', async (_who, sample, path) => {
    await renderRoute(path, await control.createMember(sample))
    expect(await screen.findByRole('heading', { level: 1, name: 'This page has flown' })).toBeVisible()
  })
})

describe('a cardholder', () => {
  test('reads about their own card [RTE-46.u] [CCD-10] [CCD-37] [FLG-07]', async () => {
    const member = await openHub()
    const card = await region('Your card')
    expect(card.getByText('Renee Castillo')).toBeVisible()
    expect(card.getByText(member.email)).toBeVisible()
    const linked = new Date(Date.now() - 500 * 86_400_000)
    expect(card.getByText(inWords(linked))).toBeVisible()
    expect(await (await main()).findByRole('heading', { name: 'Your card, your year' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'There’s room in your wallet' })).toBeNull()
  })

  test('redeems an unlocked benefit by its date, for a reward of their choice [CCD-11] [CCD-25] [API-43]', async () => {
    await openHub()
    const first = await benefit('Your first perk')
    expect(await first.findByText('Unlocked')).toBeVisible()
    expect(first.getByText(`Redeem by December 31, ${year}`)).toBeVisible()
    const choice = await first.findByRole('list', { name: 'Choose your reward' })
    const links = within(choice).getAllByRole('link')
    expect(links.length).toBeGreaterThan(1)
    for (const link of links)
      expect(link.getAttribute('href')).toMatch(
        new RegExp(`/en-us/spend-kestrel-points/[\\w-]+\\?groupId=900150-${year}$`),
      )
    await userEvent.click(links[0] as HTMLElement)
    expect(await screen.findByRole('heading', { level: 1, name: links[0]?.textContent ?? '' })).toBeVisible()
  })

  test('reads what unlocks a locked one, and how long there is [CCD-26] [CCD-32]', async () => {
    await openHub()
    const second = await benefit('Your second perk')
    expect(await second.findByText('Locked')).toBeVisible()
    expect(second.getByText('Spend $30,000 on the card in your cardmember year to unlock it.')).toBeVisible()
    expect(second.getByText(/^(\d+ months?|Less than a month) left to unlock$/)).toBeVisible()
  })

  test('finds a redeemed one in My Rewards [CCD-27]', async () => {
    await openHub(await memberWithGroups([group('15K', 'USED')]))
    const first = await benefit('Your first perk')
    expect(await first.findByText('Redeemed')).toBeVisible()
    const link = first.getByRole('link', { name: 'See it in My Rewards' })
    expect(link).toHaveAttribute('href', '/kestrel-red/en-us/my-rewards')
  })

  test('does not see one that has expired, though it was unlocked [CCD-28] [CCD-30] [CON-42]', async () => {
    await openHub(await memberWithGroups([group('15K', 'EXPIRED'), group('30K', 'LOCKED')]))
    expect(await (await benefit('Your second perk')).findByText('Locked')).toBeVisible()
    expect((await region('Your benefits')).queryByRole('heading', { name: 'Your first perk' })).toBeNull()
    const perks = await region('Your perks this year')
    expect(perks.getByText('1 of 2 available')).toBeVisible()
  })

  test.each<[string, RewardGroup[]]>([
    ['has no group yet', []],
    ['has groups of last year alone', [group('15K', 'USED', -1), group('30K', 'EXPIRED', -1)]],
  ])('who %s sees both perks of the year as locked [CCD-29] [ERR-29]', async (_who, groups) => {
    await openHub(await memberWithGroups(groups))
    for (const name of ['Your first perk', 'Your second perk'])
      expect(await (await benefit(name)).findByText('Locked')).toBeVisible()
    expect((await region('Your perks this year')).getByText('0 of 2 available')).toBeVisible()
  })

  test.each<[unlocked: number, percent: string, RewardGroup[], states: string[]]>([
    [0, '10', [group('15K', 'LOCKED'), group('30K', 'LOCKED')], ['$15,000 Locked', '$30,000 Locked']],
    [1, '50', [group('15K', 'ACTIVE'), group('30K', 'LOCKED')], ['$15,000 Unlocked', '$30,000 Locked']],
    [2, '88', [group('15K', 'USED'), group('30K', 'ACTIVE')], ['$15,000 Unlocked', '$30,000 Unlocked']],
  ])(
    'with %d perks unlocked sees the bar at %s percent and where each milestone is [CCD-12] [CCD-33] [CCD-34] [CCD-35] [GAP-13] [CST-11.a] [CST-11.b]',
    async (unlocked, percent, groups, states) => {
      await openHub(await memberWithGroups(groups))
      const perks = await region('Your perks this year')
      const bar = await perks.findByRole('progressbar', { name: 'Perks this year' })
      expect(bar).toHaveAttribute('value', percent)
      expect(perks.getByText(`${unlocked} of 2 available`)).toBeVisible()
      expect(perks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(states)
    },
  )

  test('reads how much of the cardholder year is left, and when the next begins [CCD-31] [CCD-32]', async () => {
    await openHub(await cardLinked({ linked: daysFromNow(-1), first: daysFromNow(364) }))
    const perks = await region('Your perks this year')
    expect(await perks.findByText('11 months left in cardholder year')).toBeVisible()
    expect(perks.getByText(`Your next year begins on ${inWords(daysFromNow(364))}`)).toBeVisible()
  })

  test('who linked the card today has the whole year ahead [CCD-31] [CCD-32]', async () => {
    const first = new Date()
    first.setUTCFullYear(first.getUTCFullYear() + 1)
    // A 29 February has no such day a year later.
    if (first.getUTCMonth() !== new Date().getUTCMonth()) first.setUTCDate(0)
    await openHub(await cardLinked({ linked: new Date(), first }))
    expect(await (await region('Your perks this year')).findByText('12 months left in cardholder year')).toBeVisible()
  })

  test('whose year ends tomorrow is told that less than a month is left [CCD-32]', async () => {
    await openHub(await cardLinked({ linked: daysFromNow(-364), first: daysFromNow(1) }))
    const perks = await region('Your perks this year')
    expect(await perks.findByText('Less than a month left in cardholder year')).toBeVisible()
    expect((await benefit('Your second perk')).getByText('Less than a month left to unlock')).toBeVisible()
  })

  test('whose card was linked a moment ago learns that it may take two days [CCD-10]', async () => {
    const member = await control.createMember('us.cardholder')
    await control.addFault({ operationId: 'getCardMember', member: member.email, status: 404, code: 'NOT_FOUND' })
    await openHub(member)
    expect(await (await main()).findByText('Your card is on its way here')).toBeVisible()
    expect(await (await main()).findByText(/up to 48 hours/)).toBeVisible()
  })
})

test('a member without the card sees what it would give them, and how to get it [CCD-10] [CCD-29]', async () => {
  await openHub(await control.createMember('us.member'))
  expect(await (await main()).findByRole('heading', { name: 'There’s room in your wallet' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Your card' })).toBeNull()
  const first = await benefit('Your first perk')
  expect(await first.findByText('Spend $15,000 on the card in your cardmember year to unlock it.')).toBeVisible()
  expect((await region('Your benefits')).queryByText('Locked')).toBeNull()
})

describe('by its flags the hub has', () => {
  test('the old introduction in place of benefits and perks [FLG-16] [CCD-11] [CCD-12]', async () => {
    await openHub(await control.createMember('us.cardholder', { flags: { web_cc_hub_benefits_update: false } }))
    const slides = await region('Make the most of it')
    expect(slides.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect(screen.queryByRole('region', { name: 'Your benefits' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Your perks this year' })).toBeNull()
  })

  test('benefits and perks, without the introduction [FLG-16] [CCD-11] [CCD-12]', async () => {
    await openHub()
    expect(await region('Your benefits')).toBeDefined()
    expect(await region('Your perks this year')).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Make the most of it' })).toBeNull()
  })

  test.each(['us.cardholder', 'us.member'])(
    'one page for all without variants, such as %s [FLG-07]',
    async (sample) => {
      await openHub(await control.createMember(sample, { flags: { web_cc_hub_variants: false } }))
      expect(await (await main()).findByRole('heading', { name: 'One card, two perks a year' })).toBeVisible()
    },
  )
})

describe('when something goes wrong', () => {
  test('an unknown perk reference fails its part alone [CCD-36] [ERR-45]', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    await openHub(await memberWithGroups([{ ...group('15K', 'ACTIVE'), reference: '60K' }]))
    expect(await (await region('Your card')).findByText('Renee Castillo')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText(/^We couldn’t load this part/)).toHaveLength(2))
    expect(screen.queryByText('Unlocked')).toBeNull()
    expect(error.mock.calls.flat().map(String)).toContain('Error: Unknown perk reference 60K')
  })

  test.each(['listRewardGroups', 'getCardMember'])(
    'perks that do not come (%s) are said so, and got again [ERR-17]',
    async (operationId) => {
      const member = await control.createMember('us.cardholder')
      await control.addFault({ operationId, member: member.email, status: 500, times: 20 })
      await openHub(member)
      const perks = await region('Your perks this year')
      expect(await perks.findByText('We couldn’t load your perks')).toBeVisible()
      expect((await region('Your benefits')).queryByText('Locked'), 'nothing is guessed').toBeNull()
      await control.clearFaults()
      await userEvent.click(perks.getByRole('button', { name: 'Try again' }))
      expect(await perks.findByText('1 of 2 available')).toBeVisible()
      expect(await (await benefit('Your first perk')).findByText('Unlocked')).toBeVisible()
    },
  )

  test('rewards to choose from that do not come are got again [API-43]', async () => {
    const member = await control.createMember('us.cardholder')
    await control.addFault({ operationId: 'listRewardGroupRewards', member: member.email, status: 500, times: 1 })
    await openHub(member)
    const first = await benefit('Your first perk')
    expect(await first.findByText('We couldn’t load the rewards to choose from.')).toBeVisible()
    await userEvent.click(first.getByRole('button', { name: 'Try again' }))
    expect(await first.findByRole('list', { name: 'Choose your reward' })).toBeVisible()
  })

  test.each(['listLinkedAccounts', 'getProfile'])(
    'the hub that does not come (%s) is got again',
    async (operationId) => {
      const member = await control.createMember('us.cardholder')
      // The header and the pages beside the hub read the profile as well.
      await control.addFault({ operationId, member: member.email, status: 500 })
      await openHub(member)
      const again = await (await main()).findByRole('button', { name: 'Try again' })
      expect((await main()).getByText('We couldn’t load your credit card hub')).toBeVisible()
      await control.clearFaults()
      await userEvent.click(again)
      expect(await (await main()).findByRole('heading', { name: 'Your card, your year' })).toBeVisible()
    },
  )
})

/** A cardholder whose groups are these. */
async function memberWithGroups(rewardGroups: readonly RewardGroup[]): Promise<TestMember> {
  const member = await control.createMember('us.cardholder')
  const answer =
    rewardGroups.length === 0
      ? { status: 404, code: 'REWARD_GROUPS_NOT_FOUND_EXCEPTION' }
      : { status: 200, body: { rewardGroups } }
  await control.addFault({ operationId: 'listRewardGroups', member: member.email, ...answer })
  return member
}

/** A cardholder whose card was linked then, and has its first anniversary then. */
async function cardLinked({ linked, first }: { linked: Date; first: Date }): Promise<TestMember> {
  const member = await control.createMember('us.cardholder')
  const cardLink = {
    cardLinkPartnerUserId: 'SYF-1-1',
    partnerUserId: 'SYF-1',
    linkedDateTime: linked.toISOString(),
    anniversaryDateTime: first.toISOString(),
    cardType: 'KESTREL_RED_CARD',
  }
  const { email } = member
  const body = { partnerUserId: 'SYF-1', accountStatus: 'ACTIVE', firstName: 'Renee', lastName: 'Castillo', email }
  await control.addFault({
    operationId: 'getCardMember',
    member: email,
    status: 200,
    body: { ...body, cardLinks: [cardLink] },
  })
  return member
}

function group(reference: string, status: RewardGroup['status'], inYears = 0): RewardGroup {
  return {
    id: `900150-${year + inYears}`,
    description: '',
    reference,
    status,
    validFrom: `${year + inYears}-01-01T00:00:00.000Z`,
    validTo: `${year + inYears}-12-31T23:59:59.999Z`,
    rewards: [],
  }
}

function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * 86_400_000)
}

function inWords(date: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' }).format(date)
}
