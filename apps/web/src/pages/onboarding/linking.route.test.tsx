import { partnerCustomer, signInAtPartner, turnBackAtPartner } from '@clubhouse/test-kit/partners'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { control } from '#test/render-route.tsx'
import {
  catchLeaving,
  comeBack,
  forgetPartnerPages,
  kept,
  leaving,
  linksOf,
  patient,
  toasts,
} from '#test/partner-pages.ts'
import { britishAt, createNewMember, openAs, press, updatesOf } from './onboarding.fixtures.tsx'

const welcomed = () => screen.findByRole('heading', { level: 1, name: /^Welcome to Kestrel Red/ }, patient)

/** Leaves for the airline from the last step; returns the member and the airline's address. */
async function leave() {
  const member = await createNewMember(britishAt('Welcome'), { vaa_account_linking: true })
  await openAs(member, '/onboarding/welcome')
  await screen.findByRole('button', { name: 'Link my Flying Club account' }, patient)
  await press('Link my Flying Club account')
  return { member, address: await leaving.next() }
}

beforeEach(catchLeaving)
afterEach(forgetPartnerPages)

describe('the airline’s account', () => {
  test('is linked on the way, and the member finishes with it [ONB-33] [ONB-36]', async () => {
    const { member, address } = await leave()
    const navigation = await comeBack(await signInAtPartner(address, partnerCustomer('airline')), member)
    expect(await screen.findByText('Your Flying Club account is linked', {}, patient)).toBeVisible()
    expect(navigation.state.location.pathname).toBe('/kestrel-red/onboarding/link-vaa')
    expect(await linksOf(member)).toEqual(['VAA'])
    await press('Finish')
    await welcomed()
    const [sent] = await updatesOf(member)
    expect(sent).toMatchObject({ status: 200, body: { complete: true } })
    expect(sent?.body).not.toHaveProperty('linkedAccountsState')
  })

  test('that another member has is not linked; the member finishes without it [ONB-34] [ONB-36] [ONB-37]', async () => {
    const other = await control.createMember('gb.flyer')
    const { member, address } = await leave()
    await comeBack(await signInAtPartner(address, other.email), member)
    expect(await screen.findByText('Your Flying Club account isn’t linked', {}, patient)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('already linked to another account')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    await press('Finish without linking')
    await welcomed()
    expect(await updatesOf(member)).toMatchObject([
      { status: 200, body: { complete: true, linkedAccountsState: { VAA: false } } },
    ])
    expect(kept()).not.toContain('id_token')
  })

  test('can be left out after turning back at the airline [ONB-35]', async () => {
    const { member, address } = await leave()
    await comeBack(await turnBackAtPartner(address), member)
    expect(await screen.findByRole('button', { name: 'Skip for now' }, patient)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Link my Flying Club account' })).toBeVisible()
  })

  test.each([
    ['error_code=USER_ACCOUNT_ALREADY_LINKED', 'already linked'],
    ['error_code=SOMETHING', 'couldn’t link your account'],
  ])('that a partner refuses in the query is told, and the query goes [ONB-34] [CON-12]: %s', async (query, words) => {
    const member = await createNewMember(britishAt('Welcome'), { vaa_account_linking: true })
    const navigation = await openAs(member, `/onboarding/link-vaa?${query}&x=1`)
    expect(await screen.findByText('Your Flying Club account isn’t linked', {}, patient)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    expect(toasts()).toEqual([])
    expect(navigation.state.location.search).toBe('?x=1')
  })
})
