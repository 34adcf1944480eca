import { configureRestClient } from '@clubhouse/rest-client/configure'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { signIn } from '@clubhouse/test-kit/sign-in'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { setStepUp } from '../src/platform/auth/step-up-store.ts'
import { appConfig } from '../src/platform/config/app-config.ts'
import { closeToast } from '../src/platform/toasts/toast-store.ts'
import { control, renderRoute } from './render-route.tsx'

interface ListedReward {
  rewardId: string
  redemptionType: string
  cost: number
  availability?: string
  accessLevel?: string
  variants?: readonly { rewardId: string; cost: number }[]
  content: { title: string; brandDetails: { brandName: string } }
}

type OrderType = 'WINES_FULFILMENT' | 'PHYSICAL_SPARKLES' | 'VOYAGES_FULFILMENT'

const listed = new Map<string, Promise<ListedReward[]>>()

/** All rewards that the public list of a region has. */
function rewardsOf(region: string): Promise<ListedReward[]> {
  const found = listed.get(region) ?? listRewards(region)
  listed.set(region, found)
  return found
}

async function listRewards(region: string): Promise<ListedReward[]> {
  const all: ListedReward[] = []
  for (let offset = 0; ; offset += 100) {
    const query = `viewingRegion=${region}&limit=100&offset=${offset}&enableVariantGrouping=true`
    const answer = await fetch(`${control.origin}/api/discoveries/rewards/public?${query}`)
    const { rewards } = (await answer.json()) as { rewards: ListedReward[] }
    all.push(...rewards)
    if (rewards.length < 100) return all
  }
}

async function rewardFor(type: string, { hasOptions = false, region = 'GB' } = {}): Promise<ListedReward> {
  const reward = (await rewardsOf(region)).find(
    ({ redemptionType, availability = 'AVAILABLE', accessLevel = 'PUBLIC', variants = [] }) =>
      redemptionType === type &&
      availability === 'AVAILABLE' &&
      accessLevel === 'PUBLIC' &&
      variants.length > 0 === hasOptions,
  )
  if (reward === undefined) throw new Error(`There is no ${type} in ${region}`)
  return reward
}

const member = () => control.createMember('gb.member', { points: 200_000 })
const address = ({ rewardId }: { rewardId: string }) => `/order-checkout?rewardId=${rewardId}`

/** What follows is sent as by a member who has just entered a code. */
async function stepUp(who: TestMember) {
  const tokens = await signIn(control, who, { stepUp: true })
  configureRestClient({
    hosts: appConfig().hosts,
    viewingRegion: () => 'GB',
    memberTokens: () => Promise.resolve(tokens),
  })
  setStepUp({ kind: 'stepped-up', isAtWork: false })
}

/** Opens the checkout of a kind of reward, stepped up. */
async function open(type: OrderType, who?: TestMember) {
  const reward = await rewardFor(type)
  const orderer = who ?? (await member())
  const navigation = await renderRoute(address(reward), orderer)
  await stepUp(orderer)
  await screen.findByRole('heading', { level: 1, name: 'Checkout' })
  await screen.findByText(reward.content.title)
  return { reward, member: orderer, navigation }
}

// jsdom draws nothing, so it has nothing to scroll.
Element.prototype.scrollIntoView ??= () => undefined

afterEach(() => {
  closeToast()
  setStepUp({ kind: 'not-stepped-up' })
  localStorage.clear()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const operationOf = (type: OrderType) => (type === 'VOYAGES_FULFILMENT' ? 'placeVoyageOrder' : 'placeOrder')
const orders = (type: OrderType, { email }: TestMember) =>
  control.requests({ operationId: operationOf(type), member: email })
const atConfirmation = (navigation: Awaited<ReturnType<typeof renderRoute>>) =>
  waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/order-confirmation\/[\w-]+$/), {
    timeout: 20_000,
  })

const postal = {
  Telephone: '07700 900118',
  'Building name or number': 'Flat 2',
  'Address line 1': '14 Harbour Row',
  'Town or city': 'Bristol',
  County: 'Avon',
  Postcode: 'BS1 4XE',
}

async function addAddress(change: Record<string, string> = {}) {
  await userEvent.click(button('Add delivery address'))
  await screen.findByRole('dialog', { name: 'Delivery address' })
  for (const [label, value] of Object.entries({ ...postal, ...change })) fill(label, value)
  await userEvent.click(button('Save address'))
}

async function tick(...names: (string | RegExp)[]) {
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name }))
}

async function fillIn(type: OrderType) {
  if (type === 'VOYAGES_FULFILMENT') {
    // The addresses of sample members have a plus sign, which no ship takes.
    fill('Email', 'alex@kestrel.test')
    fillBirth('14', '03', '1986')
    await userEvent.click(screen.getByRole('radio', { name: 'Prefer not to say' }))
    await userEvent.click(button('Continue'))
    await tick("I'm 18 or over", 'I accept the terms and conditions', /^Send me news/)
  } else {
    await addAddress()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    if (type === 'WINES_FULFILMENT') await tick("I'm 18 or over", 'I accept the terms and conditions')
  }
}

function fillBirth(day: string, month: string, year: string) {
  fill('Day', day)
  fill('Month', month)
  fill('Year', year)
}

const redeem = () => userEvent.click(button('Redeem'))

describe('the address of the page', () => {
  test.each(['/order-checkout', '/order-checkout/any/step', '/order-checkout/add-address?groupId=g1'])(
    '%s names no reward and leads to the rewards [RTE-24]',
    async (path) => {
      const navigation = await renderRoute(path, await member())
      await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/spend-kestrel-points$/))
    },
  )

  test('of a reward that is redeemed in another way leads to the rewards', async () => {
    const navigation = await renderRoute(address(await rewardFor('QR_CODE')), await member())
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/spend-kestrel-points$/))
  })

  test('of a reward of which an option must be chosen first leads to it; of an option, orders that', async () => {
    const reward = await rewardFor('PHYSICAL_SPARKLES', { hasOptions: true })
    const who = await member()
    const navigation = await renderRoute(address(reward), who)
    await waitFor(() =>
      expect(navigation.state.location.pathname).toMatch(new RegExp(`spend-kestrel-points/.*${reward.rewardId}$`)),
    )
    cleanup()
    const [option] = reward.variants ?? []
    if (option === undefined) throw new Error('There is no option')
    const again = await renderRoute(address(option), who)
    await stepUp(who)
    await screen.findByRole('heading', { level: 1, name: 'Checkout' })
    await fillIn('PHYSICAL_SPARKLES')
    await redeem()
    await atConfirmation(again)
    const [call] = await orders('PHYSICAL_SPARKLES', who)
    expect(call?.body).toMatchObject({ rewardId: option.rewardId, rewardParentId: reward.rewardId })
  })

  test('of no reward is not found', async () => {
    await renderRoute('/order-checkout?rewardId=99999999', await member())
    expect(await screen.findByRole('heading', { level: 1, name: 'This page has flown' })).toBeVisible()
  })

  test('of a reward that does not come says so, and asks again', async () => {
    const reward = await rewardFor('WINES_FULFILMENT')
    const who = await member()
    await control.addFault({ operationId: 'getSpendReward', member: who.email, times: 1, status: 500 })
    await renderRoute(address(reward), who)
    await screen.findByRole('heading', { level: 1, name: "We couldn't load your order" })
    await userEvent.click(button('Refresh'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  })
})

describe('wines', () => {
  test('are ordered with an address, two consents and a message [CHK-03] [CHK-04] [CHK-09] [CHK-14] [CHK-56]', async () => {
    const { reward, member: who, navigation } = await open('WINES_FULFILMENT')
    expect(screen.getByText('Delivery within 3 working days.')).toBeVisible()
    expect(button('Redeem')).toBeDisabled()
    expect(button('Redeem')).toHaveAccessibleDescription(/Please add a delivery address/)
    expect(button('Redeem')).toHaveAccessibleDescription(
      /Please confirm you are over the age of 18 to order this product.*Please accept the terms and conditions/,
    )
    await fillIn('WINES_FULFILMENT')
    await userEvent.type(screen.getByLabelText('Gift message'), 'Cheers, Dad ')
    expect(button('Redeem')).toBeEnabled()
    await redeem()
    await atConfirmation(navigation)
    const calls = await orders('WINES_FULFILMENT', who)
    expect(calls.map(({ status }) => status)).toEqual([201])
    expect(calls[0]?.body).toEqual({
      rewardId: reward.rewardId,
      deliveryAddress: {
        firstName: 'Alex',
        lastName: 'Hartley',
        email: expect.stringContaining('@'),
        phoneNumber: '07700 900118',
        building: 'Flat 2',
        addressLine1: '14 Harbour Row',
        town: 'Bristol',
        county: 'Avon',
        postcode: 'BS1 4XE',
      },
      consent: { over18: true, terms: true, marketingUpdates: false },
      giftMessage: 'Cheers, Dad',
    })
    // It is marked as just redeemed, and stands among the orders.
    await navigation.navigate('/my-rewards/orders')
    expect(await screen.findByText('New')).toBeVisible()
    const after = await control.member(who.email)
    expect(after.balance.usable).toBe(200_000 - reward.cost)
    expect(Object.keys(sessionStorage).filter((key) => key.includes('checkout:'))).toEqual([])
  })

  test('show where they go, and how to change it [CHK-15] [CHK-16] [CHK-17] [CHK-19]', async () => {
    const { reward, navigation } = await open('WINES_FULFILMENT')
    await userEvent.click(button('Add delivery address'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delivery address' }))
    expect(navigation.state.location.pathname).toMatch(/\/order-checkout\/add-address$/)
    expect(navigation.state.location.search).toBe(`?rewardId=${reward.rewardId}`)
    // What the club knows is there.
    expect(dialog.getByLabelText('First name')).toHaveValue('Alex')
    expect(dialog.getByRole('button', { name: 'Save address' })).toBeDisabled()
    for (const [label, value] of Object.entries({ ...postal, Telephone: '' })) fill(label, value)
    expect(dialog.getByRole('button', { name: 'Save address' })).toBeEnabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/order-checkout$/))
    expect(await screen.findByText('14 Harbour Row')).toBeVisible()
    expect(screen.getByText('Alex Hartley')).toBeVisible()
    expect(button('Change delivery address')).toBeVisible()
  })

  test('say what is wrong with an address, at the field and over all [CHK-21] [CHK-24] [CHK-29]', async () => {
    await open('WINES_FULFILMENT')
    await addAddress({ Postcode: '10001', 'First name': 'R2D2' })
    expect(await screen.findByText('There are problems with some fields', { selector: 'p, span, div' })).toBeVisible()
    const dialog = within(screen.getByRole('dialog', { name: 'Delivery address' }))
    expect(dialog.getByLabelText('Postcode')).toHaveAccessibleDescription('Please enter a UK postcode, such as BS1 4XE')
    await waitFor(() => expect(dialog.getByLabelText('First name')).toHaveFocus())
    fill('First name', 'Artoo')
    expect(dialog.getByLabelText('First name')).toBeValid()
  })

  test('say what is left out when its field is left [CHK-20]', async () => {
    await open('WINES_FULFILMENT')
    await userEvent.click(button('Add delivery address'))
    const county = await screen.findByLabelText('County')
    await userEvent.click(county)
    await userEvent.tab()
    expect(county).toHaveAccessibleDescription('County is required')
  })

  test('keep what was typed and not saved [CHK-01] [CHK-02]', async () => {
    const { reward, member: who } = await open('WINES_FULFILMENT')
    await userEvent.click(button('Add delivery address'))
    await screen.findByRole('dialog')
    fill('Town or city', 'Bath')
    await userEvent.click(button('Back to checkout'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await tick('I accept the terms and conditions')
    await userEvent.type(screen.getByLabelText('Gift message'), 'Hello')
    cleanup()
    await renderRoute(`/order-checkout/add-address?rewardId=${reward.rewardId}`, who)
    expect(await screen.findByLabelText('Town or city')).toHaveValue('Bath')
    await userEvent.click(button('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText('Gift message')).toHaveValue('Hello')
    expect(screen.getByRole('checkbox', { name: 'I accept the terms and conditions' })).toBeChecked()
  })

  test('take a message of one line, counted as it is typed [CHK-30] [CHK-31] [CHK-32] [CHK-33]', async () => {
    await open('WINES_FULFILMENT')
    const message = screen.getByLabelText('Gift message')
    expect(message).toHaveAccessibleDescription(/180 characters left/)
    await userEvent.type(message, 'Hi{Enter}Dad')
    expect(message).toHaveValue('HiDad')
    expect(message).toHaveAccessibleDescription(/175 characters left/)
    await userEvent.clear(message)
    await userEvent.click(message)
    await userEvent.paste('one\ntwo')
    expect(message).toHaveAccessibleDescription(/Please remove any new lines/)
    fill('Gift message', 'Hi 🍷')
    expect(message).toHaveAccessibleDescription(/Please remove these characters: 🍷/)
    expect(button('Redeem')).toHaveAccessibleDescription(/Please put your gift message right/)
    fill('Gift message', 'x'.repeat(182))
    expect(message).toHaveAccessibleDescription(/2 characters too many/)
  })

  test('say that age and terms must be agreed to when they are not any more [CHK-11] [CHK-12]', async () => {
    await open('WINES_FULFILMENT')
    await tick(
      "I'm 18 or over",
      "I'm 18 or over",
      'I accept the terms and conditions',
      'I accept the terms and conditions',
    )
    expect(screen.getByRole('checkbox', { name: "I'm 18 or over" })).toHaveAccessibleDescription(
      'Please confirm you are over the age of 18 to order this product',
    )
    expect(screen.getByRole('checkbox', { name: 'I accept the terms and conditions' })).toHaveAccessibleDescription(
      'Please accept the terms and conditions',
    )
  })
})

describe('something posted', () => {
  test('needs an address and nothing else [CHK-10] [CHK-13]', async () => {
    const { reward, member: who, navigation } = await open('PHYSICAL_SPARKLES')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByLabelText('Gift message')).toBeNull()
    expect(button('Redeem')).toHaveAccessibleDescription(/Please add a delivery address/)
    await addAddress()
    await redeem()
    await atConfirmation(navigation)
    const [call] = await orders('PHYSICAL_SPARKLES', who)
    expect(Object.keys(call?.body as object).sort()).toEqual(['deliveryAddress', 'rewardId'])
    expect((await control.member(who.email)).balance.usable).toBe(200_000 - reward.cost)
  })

  test('says what it costs and leaves', async () => {
    const { reward } = await open('PHYSICAL_SPARKLES')
    const summary = within(screen.getByRole('region', { name: reward.content.title }))
    expect(await summary.findByText(`${(200_000 - reward.cost).toLocaleString('en-GB')} points`)).toBeVisible()
    expect(summary.getByText(`${reward.cost.toLocaleString('en-GB')} points`)).toBeVisible()
  })

  test('cannot be ordered without the points for it', async () => {
    await open('PHYSICAL_SPARKLES', await control.createMember('gb.member', { points: 1 }))
    expect(await screen.findByText("You don't have enough points for this reward")).toBeVisible()
    await addAddress()
    expect(button('Redeem')).toBeDisabled()
  })
})

describe('a voyage', () => {
  test('is ordered for who leads the party, at the cost that was shown [CHK-06] [CHK-07] [CHK-08] [CHK-34] [CHK-35] [CHK-57]', async () => {
    const { reward, member: who, navigation } = await open('VOYAGES_FULFILMENT')
    expect(screen.getByText('Central Sea Terrace - 1 Cabin, up to 2 sailors')).toBeVisible()
    expect(screen.getByText('Orders are confirmed by email within 48 hours.')).toBeVisible()
    await fillIn('VOYAGES_FULFILMENT')
    await redeem()
    await atConfirmation(navigation)
    const calls = await orders('VOYAGES_FULFILMENT', who)
    expect(calls.map(({ status }) => status)).toEqual([201])
    expect(calls[0]?.body).toEqual({
      rewardId: reward.rewardId,
      expectedPoints: reward.cost,
      personDetails: {
        firstName: 'Alex',
        lastName: 'Hartley',
        email: 'alex@kestrel.test',
        dateOfBirth: '1986-03-14',
        phoneNumber: expect.stringMatching(/^\d+$/),
        sex: 'Unknown',
        countryAccessCode: '+44',
        citizenship: 'GB',
      },
    })
  })

  test('needs all three consents, and asks for them anew every time [CHK-05] [CHK-06] [CON-24]', async () => {
    const { reward, member: who } = await open('VOYAGES_FULFILMENT')
    await fillIn('VOYAGES_FULFILMENT')
    expect(button('Redeem')).toBeEnabled()
    await tick(/^Send me news/)
    expect(button('Redeem')).toBeDisabled()
    cleanup()
    await renderRoute(address(reward), who)
    expect(await screen.findByText('14/03/1986')).toBeVisible()
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  })

  test('says all that is wrong at once, and leads to the first [CHK-36] [CHK-37] [CHK-42] [CHK-46] [CHK-48]', async () => {
    await open('VOYAGES_FULFILMENT')
    fill('First name', '')
    fill('Phone number', '')
    await userEvent.click(button('Continue'))
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('First name is required')
    expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(
      'Day is required. Month is required. Please enter a valid date',
    )
    expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription('Phone number is required')
    expect(screen.getByRole('radiogroup', { name: 'Gender' })).toHaveAccessibleDescription('Gender is required')
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
    fill('First name', 'Ada')
    expect(screen.getByLabelText('First name')).not.toHaveAccessibleDescription('First name is required')
    fill('Email', 'ada+sea@kestrel.test')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Email contains invalid characters, please try another',
    )
  })

  test('takes digits of a date only, and leads on after two [CHK-49] [CHK-50] [CHK-51]', async () => {
    await open('VOYAGES_FULFILMENT')
    expect(screen.getAllByLabelText(/^(Day|Month|Year)$/).map(({ dataset }) => dataset['part'])).toEqual([
      'day',
      'month',
      'year',
    ])
    await userEvent.type(screen.getByLabelText('Day'), 'a1b')
    expect(screen.getByLabelText('Day')).toHaveValue('1')
    expect(screen.getByLabelText('Day')).toHaveFocus()
    await userEvent.keyboard('4')
    expect(screen.getByLabelText('Month')).toHaveFocus()
    await userEvent.keyboard('03')
    expect(screen.getByLabelText('Year')).toHaveFocus()
    await userEvent.keyboard('19861')
    expect(screen.getByLabelText('Year')).toHaveValue('1986')
  })

  test('begins in British ways for members in Britain [CHK-52] [CHK-53]', async () => {
    await open('VOYAGES_FULFILMENT')
    expect(screen.getByRole('combobox', { name: 'Citizenship' })).toHaveValue('United Kingdom')
    expect(button(/\+44/)).toBeVisible()
  })

  test('begins in American ways for members in the United States [CHK-51] [CHK-52] [CHK-53]', async () => {
    const reward = await rewardFor('VOYAGES_FULFILMENT', { region: 'US' })
    const who = await control.createMember('us.member', { points: 200_000 })
    await renderRoute(`/en-us${address(reward)}`, who)
    expect(await screen.findByRole('combobox', { name: 'Citizenship' })).toHaveValue('United States')
    expect(button(/\+1/)).toBeVisible()
    expect(screen.getAllByLabelText(/^(Day|Month|Year)$/).map(({ dataset }) => dataset['part'])).toEqual([
      'month',
      'day',
      'year',
    ])
    await userEvent.type(screen.getByLabelText('Month'), '03')
    expect(screen.getByLabelText('Day')).toHaveFocus()
  })

  test('asks to confirm again when its price has changed, and says so', async () => {
    const { member: who, navigation } = await open('VOYAGES_FULFILMENT')
    await control.addFault({
      operationId: 'placeVoyageOrder',
      member: who.email,
      times: 1,
      status: 422,
      code: 'PRICE_CHANGED',
      message: 'It costs more now.',
    })
    await fillIn('VOYAGES_FULFILMENT')
    const before = (await control.requests({ operationId: 'getSpendReward', member: who.email })).length
    await redeem()
    expect(await screen.findByText(/^The price has changed to [\d,]+ points\. Nothing has been ordered/)).toBeVisible()
    expect((await control.requests({ operationId: 'getSpendReward', member: who.email })).length).toBeGreaterThan(
      before,
    )
    await redeem()
    await atConfirmation(navigation)
    const keys = (await orders('VOYAGES_FULFILMENT', who)).map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(2)
  })

  test('leads back to the date of birth when the server finds the sailor too young [CHK-45]', async () => {
    const { member: who } = await open('VOYAGES_FULFILMENT')
    await control.addFault({
      operationId: 'placeVoyageOrder',
      member: who.email,
      times: 1,
      status: 422,
      code: 'UNDER_AGE',
    })
    await fillIn('VOYAGES_FULFILMENT')
    await redeem()
    expect(await screen.findByLabelText('Year')).toHaveAccessibleDescription('You must be at least 18 years old')
    expect(screen.getByLabelText('Year')).toHaveValue('1986')
  })
})

describe('what the server refuses', () => {
  test.each(['WINES_FULFILMENT', 'VOYAGES_FULFILMENT'] as const)(
    '%s that has run out says so [CHK-58] [ERR-20]',
    async (type) => {
      const { member: who } = await open(type)
      await control.addFault({ operationId: operationOf(type), member: who.email, times: 1, status: 422, code: 'VUA' })
      await fillIn(type)
      await redeem()
      expect(await screen.findByRole('alert')).toHaveTextContent(
        "Sorry, this one has just run out. We haven't taken any points.",
      )
      expect((await control.member(who.email)).balance.usable).toBe(200_000)
    },
  )

  test('of an address stands at its field, and all that was typed is there [CHK-29] [ERR-25]', async () => {
    const { member: who, navigation } = await open('WINES_FULFILMENT')
    await control.addFault({
      operationId: 'placeOrder',
      member: who.email,
      times: 1,
      status: 422,
      body: {
        code: 'INVALID_DELIVERYINFORMATION_FIRSTNAME',
        message: 'The first name is not valid.',
        errors: [{ path: 'body/deliveryAddress/firstName', message: 'is odd' }],
      },
    })
    await fillIn('WINES_FULFILMENT')
    await redeem()
    const field = await screen.findByLabelText('First name')
    expect(field).toHaveAccessibleDescription('Please check the first name for your delivery.')
    expect(screen.getByLabelText('Address line 1')).toHaveValue('14 Harbour Row')
    fill('First name', 'Alexandra')
    expect(field).not.toHaveAccessibleDescription('Please check the first name for your delivery.')
    await userEvent.click(button('Save address'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await redeem()
    await atConfirmation(navigation)
    expect((await orders('WINES_FULFILMENT', who)).map(({ status }) => status)).toEqual([422, 201])
  })
})

describe('an answer that does not come', () => {
  test('is found out about, and the order is placed once [CHK-03]', async () => {
    const { reward, member: who, navigation } = await open('PHYSICAL_SPARKLES')
    const before = await control.member(who.email)
    await control.addFault({ operationId: 'placeOrder', member: who.email, times: 1, drop: 'after' })
    await addAddress()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await redeem()
    await atConfirmation(navigation)
    const after = await control.member(who.email)
    expect(after.balance.usable).toBe(200_000 - reward.cost)
    expect(after.orders).toHaveLength(before.orders.length + 1)
    expect((await control.ledger()).violations).toEqual([])
    const keys = (await orders('PHYSICAL_SPARKLES', who)).map(({ headers }) => headers['idempotency-key'])
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('an order that is sent past the page', () => {
  const direct = { state: { submitsDirectly: true } }

  test('goes out at once when all is there and the member is stepped up [RDM-09] [STP-08]', async () => {
    const { reward, member: who, navigation } = await open('PHYSICAL_SPARKLES')
    await addAddress()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await navigation.navigate('/terms-and-conditions')
    await screen.findByRole('heading', { level: 1, name: /terms/i })
    await navigation.navigate(address(reward), direct)
    await atConfirmation(navigation)
    expect((await orders('PHYSICAL_SPARKLES', who)).map(({ status }) => status)).toEqual([201])
  })

  test('waits for what is missing, and for a step-up', async () => {
    const { reward, member: who, navigation } = await open('PHYSICAL_SPARKLES')
    await navigation.navigate('/terms-and-conditions')
    await screen.findByRole('heading', { level: 1, name: /terms/i })
    await navigation.navigate(address(reward), direct)
    await screen.findByRole('button', { name: 'Add delivery address' })
    await waitFor(() => expect(navigation.state.location.state).toBeNull())
    await addAddress()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    setStepUp({ kind: 'not-stepped-up' })
    await navigation.navigate('/terms-and-conditions')
    await screen.findByRole('heading', { level: 1, name: /terms/i })
    await navigation.navigate(address(reward), direct)
    await screen.findByRole('button', { name: 'Change delivery address' })
    expect(await orders('PHYSICAL_SPARKLES', who)).toEqual([])
  })
})
