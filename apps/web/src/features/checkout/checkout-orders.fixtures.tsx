import { configureRestClient } from '@clubhouse/rest-client/configure'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { signIn } from '@clubhouse/test-kit/sign-in'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect } from 'vitest'
import { setStepUp } from '#platform/auth/step-up-store.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { closeToast } from '#platform/toasts/toast-store.ts'
import { control, renderRoute } from '#test/render-route.tsx'

interface ListedReward {
  rewardId: string
  redemptionType: string
  cost: number
  availability?: string
  accessLevel?: string
  variants?: readonly { rewardId: string; cost: number }[]
  content: { title: string; brandDetails: { brandName: string } }
}

export type OrderType = 'WINES_FULFILMENT' | 'PHYSICAL_SPARKLES' | 'VOYAGES_FULFILMENT'

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

export async function rewardFor(type: string, { hasOptions = false, region = 'GB' } = {}): Promise<ListedReward> {
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

export const member = () => control.createMember('gb.member', { points: 200_000 })
export const address = ({ rewardId }: { rewardId: string }) => `/order-checkout?rewardId=${rewardId}`

/** What follows is sent as by a member who has just entered a code. */
export async function stepUp(who: TestMember) {
  const tokens = await signIn(control, who, { stepUp: true })
  configureRestClient({
    hosts: appConfig().hosts,
    viewingRegion: () => 'GB',
    memberTokens: () => Promise.resolve(tokens),
  })
  setStepUp({ kind: 'stepped-up', isAtWork: false })
}

/** Opens the checkout of a kind of reward, stepped up. */
export async function open(type: OrderType, who?: TestMember) {
  const reward = await rewardFor(type)
  const orderer = who ?? (await member())
  const navigation = await renderRoute(address(reward), orderer)
  await stepUp(orderer)
  await screen.findByRole('heading', { level: 1, name: 'Checkout' })
  await screen.findByText(reward.content.title)
  return { reward, member: orderer, navigation }
}

afterEach(() => {
  closeToast()
  setStepUp({ kind: 'not-stepped-up' })
  localStorage.clear()
})

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const operationOf = (type: OrderType) => (type === 'VOYAGES_FULFILMENT' ? 'placeVoyageOrder' : 'placeOrder')
export const orders = (type: OrderType, { email }: TestMember) =>
  control.requests({ operationId: operationOf(type), member: email })
export const atConfirmation = (navigation: Awaited<ReturnType<typeof renderRoute>>) =>
  waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/order-confirmation\/[\w-]+$/), {
    timeout: 20_000,
  })

export const postal = {
  Telephone: '07700 900118',
  'Building name or number': 'Flat 2',
  'Address line 1': '14 Harbour Row',
  'Town or city': 'Bristol',
  County: 'Avon',
  Postcode: 'BS1 4XE',
}

export async function addAddress(change: Record<string, string> = {}) {
  await userEvent.click(button('Add delivery address'))
  await screen.findByRole('dialog', { name: 'Delivery address' })
  for (const [label, value] of Object.entries({ ...postal, ...change })) fill(label, value)
  await userEvent.click(button('Save address'))
}

export async function tick(...names: (string | RegExp)[]) {
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name }))
}

export async function fillIn(type: OrderType) {
  if (type === 'VOYAGES_FULFILMENT') {
    // The addresses of sample members have a plus sign, which no ship takes.
    fill('Email', 'alex@kestrel.test')
    fillBirth('14', '03', '1986')
    await userEvent.click(screen.getByRole('radio', { name: 'Prefer not to say' }))
    await userEvent.click(button('Continue'))
    await tick('I’m 18 or over', 'I accept the terms and conditions', /^Send me news/)
  } else {
    await addAddress()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    if (type === 'WINES_FULFILMENT') await tick('I’m 18 or over', 'I accept the terms and conditions')
  }
}

function fillBirth(day: string, month: string, year: string) {
  fill('Day', day)
  fill('Month', month)
  fill('Year', year)
}

export const redeem = () => userEvent.click(button('Redeem'))
