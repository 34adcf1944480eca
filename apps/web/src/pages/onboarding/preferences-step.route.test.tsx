import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { control } from '#test/render-route.tsx'
import { britishAt, createNewMember, openAs, press, refuseNextUpdate, updatesOf } from './onboarding.fixtures.tsx'

const address = '/onboarding/communication-preferences'
const labels = [
  'No emails, please: opt me out of marketing by email',
  'No texts, please: opt me out of marketing by text message',
  'No calls, please: opt me out of marketing by phone',
] as const
const box = (label: string) => screen.getByRole('checkbox', { name: label })

async function open(path = address) {
  const member = await createNewMember(britishAt('CommunicationPreferences'))
  const navigation = await openAs(member, path)
  await screen.findByRole('form', { name: 'Stay in touch' })
  return { member, navigation }
}

describe('the third step', () => {
  test('has a box for each kind of marketing, none ticked, and says that a tick opts out [ONB-01] [ONB-27] [ONB-28] [ONB-29] [CON-40]', async () => {
    await open()
    const group = within(screen.getByRole('group', { name: 'Tick to opt out' }))
    const boxes = group.getAllByRole('checkbox')
    expect(boxes.map((each) => each.closest('label')?.textContent)).toEqual(labels)
    for (const each of boxes) expect(each).not.toBeChecked()
    expect(screen.getByText('You’ll hear from us by email, text and phone.')).toBeVisible()
  })

  test('says at once what the boxes come to [CON-40]', async () => {
    await open()
    await userEvent.click(box(labels[1]))
    expect(await screen.findByText('You’ll hear from us by email and phone.')).toBeVisible()
    await userEvent.click(box(labels[0]))
    await userEvent.click(box(labels[2]))
    expect(await screen.findByText('You won’t get any marketing from us.')).toBeVisible()
  })

  test.each<[readonly number[], object]>([
    [[], { marketingEmail: true, marketingSms: true, marketingTel: true }],
    [[0], { marketingEmail: false, marketingSms: true, marketingTel: true }],
    [[1, 2], { marketingEmail: true, marketingSms: false, marketingTel: false }],
  ])('sends each flag as the inverse of its box: ticked %j [ONB-28] [ONB-29]', async (ticked, flags) => {
    const { member, navigation } = await open()
    for (const index of ticked) await userEvent.click(box(labels[index] ?? ''))
    await press('Continue')
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/onboarding\/welcome$/))
    expect((await updatesOf(member))[0]).toMatchObject({
      status: 200,
      body: { ...flags, appState: { onboarding: 'Welcome' } },
    })
  })

  test('has the boxes as they were left after a reload', async () => {
    const { member } = await open()
    await userEvent.click(box(labels[0]))
    cleanup()
    await openAs(member, address)
    await screen.findByRole('form', { name: 'Stay in touch' })
    expect(box(labels[0])).toBeChecked()
  })

  test('leads to the account that a partner’s link asks for, when its token and code are kept [ONB-30]', async () => {
    localStorage.setItem('partnerLinkIdToken', 'an-id-token')
    localStorage.setItem('connectPartnerCode', 'VAA')
    const { navigation } = await open()
    await press('Continue')
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/onboarding\/auto-link-accounts$/))
    localStorage.clear()
  })

  test('leads to the last step when only one of the two is kept [ONB-30]', async () => {
    localStorage.setItem('connectPartnerCode', 'VAA')
    const { navigation } = await open()
    await press('Continue')
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/onboarding\/welcome$/))
    localStorage.clear()
  })

  test('has the privacy policy of the member’s country to read, and loses no box over it [CON-40]', async () => {
    await open()
    await userEvent.click(box(labels[0]))
    await press('Read our privacy policy')
    expect((await screen.findAllByText(/^Version \d+$/))[0]).toBeVisible()
    expect((await control.requests({ operationId: 'getPrivacyPolicy' })).at(-1)?.query).toMatchObject({ region: 'GB' })
    expect(box(labels[0])).toBeChecked()
  })

  test.each<[string, (member: TestMember) => Promise<unknown>]>([
    ['fails', ({ email }) => control.addFault({ operationId: 'updateProfile', member: email, times: 1, status: 500 })],
    ['refuses one', (member) => refuseNextUpdate(member, [{ path: 'body/marketingTel', message: 'must be boolean' }])],
  ])('keeps the boxes where the service %s, and says so', async (_what, spoil) => {
    const { member, navigation } = await open()
    await spoil(member)
    await userEvent.click(box(labels[2]))
    await press('Continue')
    expect(await screen.findByText('That wasn’t saved')).toBeVisible()
    expect(box(labels[2])).toBeChecked()
    await press('Continue')
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/onboarding\/welcome$/))
  })
})
