import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { control } from '#test/render-route.tsx'
import { britishAt, createNewMember, openAs, press, refuseNextUpdate, updatesOf } from './onboarding.fixtures.tsx'

const address = '/onboarding/welcome'
const profile = britishAt('Welcome')
const patient = { timeout: 15_000 }
const welcomed = () => screen.findByRole('heading', { level: 1, name: /^Welcome to Kestrel Red/ }, patient)

async function openChoice() {
  const member = await createNewMember(profile, { vaa_account_linking: true })
  const navigation = await openAs(member, address)
  await screen.findByRole('button', { name: 'Skip for now' }, patient)
  return { member, navigation }
}

afterEach(() => vi.restoreAllMocks())

describe('on a bad day, the end of onboarding', () => {
  test('is sent once by two presses', async () => {
    const { member } = await openChoice()
    const letGo = await control.holdBack({ operationId: 'updateProfile', member: member.email })
    const button = screen.getByRole('button', { name: 'Skip for now' })
    await userEvent.dblClick(button)
    await letGo()
    await welcomed()
    expect(await updatesOf(member)).toHaveLength(1)
  })

  test('is found out about when its answer is lost, and welcomes the member once', async () => {
    const { member } = await openChoice()
    await control.addFault({ operationId: 'updateProfile', member: member.email, times: 1, drop: 'after' })
    await press('Skip for now')
    await welcomed()
    expect((await control.member(member.email)).profile).toMatchObject({ complete: true })
  })

  test('leads to the step that the server refused', async () => {
    const { member } = await openChoice()
    await refuseNextUpdate(member, [
      { path: 'body/termsVersion', message: 'must be 4' },
      { path: 'body/mobile', message: 'must be a UK mobile number' },
    ])
    await press('Skip for now')
    expect(await screen.findByText('Something you told us needs another look')).toBeVisible()
    await userEvent.click(screen.getAllByRole('link', { name: 'Your Details' }).at(-1) ?? document.body)
    expect(await screen.findByRole('form', { name: 'Your details' })).toBeVisible()
  })

  test('can be tried again after a refusal that no step is about', async () => {
    const { member } = await openChoice()
    await control.addFault({
      operationId: 'updateProfile',
      member: member.email,
      times: 1,
      status: 400,
      body: { code: 'VALIDATION', message: 'no', errors: [] },
    })
    await press('Skip for now')
    expect(await screen.findByText('That wasn’t saved', {}, patient)).toBeVisible()
    expect(screen.getByText(/All that you’ve told us is saved, so just press the button again\.$/)).toBeVisible()
    await press('Skip for now')
    await welcomed()
  })
})

describe('the referral partner', () => {
  const orders = async (email: string) =>
    (await control.requests({ operationId: 'recordReferralOrder' })).filter(({ body }) =>
      JSON.stringify(body).includes(email),
    )

  test('is told of a new member in Britain while they are welcomed [ONB-41] [REF-06] [REF-07] [REF-08]', async () => {
    const { member } = await openChoice()
    await waitFor(async () => expect(await orders(member.email)).toHaveLength(1))
    expect((await orders(member.email))[0]).toMatchObject({
      status: 202,
      body: {
        customer: {
          firstname: 'Zoë',
          surname: "O'Brien-Ward",
          emailAddress: member.email,
          uniqueIdentifier: member.memberId,
        },
        order: { orderIdentifier: member.memberId, total: '0', currencyCode: 'GBP' },
        request: { partnerCode: 'kestrel-red', situation: 'welcome' },
      },
    })
  })

  test('is told once, also when the page is loaded again [ONB-41]', async () => {
    const { member } = await openChoice()
    await waitFor(async () => expect(await orders(member.email)).toHaveLength(1))
    cleanup()
    await openAs(member, address)
    await screen.findByRole('button', { name: 'Skip for now' }, patient)
    await press('Skip for now')
    await welcomed()
    expect(await orders(member.email)).toHaveLength(1)
  })

  test.each([
    ['US', '/en-us', { country: 'US', mobile: '2125550142', postcode: '10013', state: 'NY' }],
    ['WORLD', '/world', { country: 'WORLD', postcode: '75008' }],
  ])('is not told of a new member in %s [ONB-41]', async (_country, region, more) => {
    const member = await createNewMember({ ...profile, ...more }, { vaa_account_linking: true })
    await openAs(member, region + address)
    await screen.findByRole('button', { name: 'Skip for now' }, patient)
    await press('Skip for now')
    await welcomed()
    expect(await orders(member.email)).toEqual([])
  })

  test('that cannot be reached stops nobody: there is a warning only [REF-09]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await control.addFault({ operationId: 'recordReferralOrder', times: 1, status: 500 })
    const { member } = await openChoice()
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith('The referral partner was not told of the new member', expect.anything()),
    )
    await press('Skip for now')
    await welcomed()
    expect((await updatesOf(member))[0]?.status).toBe(200)
  })
})
