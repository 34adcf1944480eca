import { partnerCustomer, signInAtPartner, turnBackAtPartner, unlinkAtPartner } from '@clubhouse/test-kit/partners'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeToast } from '#platform/toasts/toast-store.ts'
import {
  card,
  catchLeaving,
  comeBack,
  expectToast,
  forgetPartnerPages,
  kept,
  leaveFrom,
  linksOf,
  patient,
  toasts,
} from '#test/partner-pages.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const path = '/account/link-accounts'
const usPath = `/en-us${path}`
const [airline, issuer, rewards] = ['Flying Club', 'Kestrel Red Card', 'Bilt Rewards'] as const
const link = 'Link Bilt'

beforeEach(catchLeaving)
afterEach(forgetPartnerPages)

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Link accounts' }, patient))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

describe('the cards', () => {
  test.each<[string, string, string, Record<string, boolean>, readonly string[]]>([
    ['a member in GB', 'gb.member', path, {}, [airline]],
    ['a member in the US', 'us.member', usPath, { web_bilt: true }, [airline, issuer, rewards]],
    ['a member in the US without the flag', 'us.member', usPath, { web_bilt: false }, [airline, issuer]],
    ['a flyer without the feature', 'gb.flyer', path, { vaa_account_linking: false }, [airline]],
    ['a member of the world', 'world.member', '/world/account/link-accounts', {}, [airline]],
  ])(
    '%s sees their partners [RTE-46.n] [LNK-01] [LNK-02] [LNK-03] [LNK-04] [LNK-05] [FLG-05] [FLG-12]',
    async (_who, from, at, flags, names) => {
      await renderRoute(at, await control.createMember(from, { flags }))
      await waitFor(async () => expect(await cards()).toEqual(names), patient)
    },
  )

  test('without the airline’s feature there is no partner to link in GB, and the page says so [LNK-03] [FLG-12]', async () => {
    await renderRoute(path, await control.createMember('gb.member', { flags: { vaa_account_linking: false } }))
    expect(await screen.findByRole('heading', { name: 'Nothing to link yet' }, patient)).toBeVisible()
  })

  test('say whether an account is linked, with its number, and what can be done [LNK-01]', async () => {
    await renderRoute(path, await control.createMember('gb.flyer'))
    const linked = await card(airline)
    expect(within(linked).getByText('Linked')).toBeVisible()
    expect(within(linked).getByText(/^Account number \d+$/)).toBeVisible()
    expect(within(linked).queryByRole('button')).toBeNull()
    cleanup()
    await renderRoute(path, await control.createMember('gb.member'))
    const unlinked = await card(airline)
    expect(within(unlinked).getByText('Not linked')).toBeVisible()
    expect(within(unlinked).getByText(/^Link your Flying Club account/)).toBeVisible()
    expect(within(unlinked).getByRole('button', { name: 'Link Flying Club' })).toBeVisible()
  })

  test('are loading, then there; or cannot be had, and can be fetched again [ACC-18] [ACC-19] [LNK-05]', async () => {
    const member = await control.createMember('gb.flyer')
    await control.addFault({ operationId: 'listLinkedAccounts', member: member.email, status: 500 })
    await renderRoute(path, member)
    expect(await screen.findByText('Loading your accounts', {}, patient)).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your accounts' }, patient)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(within(await card(airline)).getByText('Linked')).toBeVisible()
  })

  test('of the issuer say that a new card can take 48 hours, and link with the one login only where it is on [LNK-06] [LNK-29] [FLG-10]', async () => {
    await renderRoute(usPath, await control.createMember('us.member', { flags: { web_udal_flow: false } }))
    const off = await card(issuer)
    expect(within(off).getByText(/It can take up to 48 hours/)).toBeVisible()
    expect(within(off).queryByRole('button')).toBeNull()
    cleanup()
    await renderRoute(usPath, await control.createMember('us.member', { flags: { web_udal_flow: true } }))
    expect(within(await card(issuer)).getByText(/It can take up to 48 hours/)).toBeVisible()
    expect(await within(await card(issuer)).findByRole('button', { name: 'Link your card' })).toBeVisible()
  })
})

describe('the rewards partner', () => {
  test('is asked with its scopes, comes back with a code, and is linked; the code leaves the address [LNK-21] [LNK-25] [LNK-15] [RTE-42]', async () => {
    const member = await control.createMember('us.member')
    const address = new URL(await leaveFrom(usPath, rewards, link, member))
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      scope: 'openid profile email phone offline_access',
      response_type: 'code',
      redirect_uri: `${control.origin}/kestrel-red${usPath}`,
    })
    const back = await signInAtPartner(address.href, partnerCustomer('rewards'))
    const navigation = await comeBack(back, member)
    await expectToast('success', 'Your Bilt account is linked.')
    expect(within(await card(rewards)).getByText('Linked')).toBeVisible()
    expect(navigation.state.location.search).toBe('')
    expect(kept()).not.toContain(back.searchParams.get('code'))
    closeToast()
    await comeBack(new URL(`${control.origin}/kestrel-red${usPath}`), member)
    await card(rewards)
    expect(toasts()).toEqual([])
  })

  test('whose answer was lost has used its code, and the account is linked all the same', async () => {
    const member = await control.createMember('us.member')
    const back = await signInAtPartner(await leaveFrom(usPath, rewards, link, member), partnerCustomer('rewards'))
    await control.addFault({ operationId: 'connectPartnerByCode', member: member.email, drop: 'after' })
    await comeBack(back, member)
    await expectToast('success', 'Your Bilt account is linked.')
    expect(await linksOf(member)).toEqual(['BILTREWARDS'])
  })

  test('says that an account is linked already [LNK-23] [LNK-15]', async () => {
    const [member, other] = [await control.createMember('us.member'), await control.createMember('us.transfer')]
    const navigation = await comeBack(
      await signInAtPartner(await leaveFrom(usPath, rewards, link, member), other.email),
      member,
    )
    await expectToast('error', 'This Bilt account is already linked to another account.')
    expect(navigation.state.location.search).toBe('')
  })

  test('says that it went wrong [LNK-24] [LNK-15]', async () => {
    const member = await control.createMember('us.member')
    await comeBack(await turnBackAtPartner(await leaveFrom(usPath, rewards, link, member)), member)
    await expectToast('error', 'We couldn’t link your account. Nothing has changed, so please try again.')
    expect(within(await card(rewards)).getByText('Not linked')).toBeVisible()
  })

  test('with a code and no state links nothing', async () => {
    const member = await control.createMember('us.member')
    await leaveFrom(usPath, rewards, link, member)
    await comeBack(new URL(`${control.origin}/kestrel-red${usPath}?code=abcdefgh12345678`), member)
    await expectToast('error', 'That link wasn’t started here')
    expect(await control.requests({ operationId: 'connectPartnerByCode', member: member.email })).toEqual([])
  })

  test('takes a link away, carrying what it needs [LNK-22] [LNK-26] [GAP-23]', async () => {
    const member = await control.createMember('us.transfer')
    const address = new URL(await leaveFrom(usPath, rewards, 'Unlink', member))
    const customer = (await control.member(member.email)).links[0]?.partnerUserId
    expect(Object.fromEntries(address.searchParams)).toEqual({
      action: 'UNLINK',
      partner: 'BILTREWARDS',
      redirectPath: usPath,
      partnerCustomerId: customer,
    })
    const navigation = await comeBack(await unlinkAtPartner(address.href), member)
    await expectToast('success', 'Your Bilt account isn’t linked any more.')
    expect(within(await card(rewards)).getByText('Not linked')).toBeVisible()
    expect(navigation.state.location.search).toBe('')
  })

  test('keeps a link that the member decides to keep [LNK-26]', async () => {
    const member = await control.createMember('us.transfer')
    await comeBack(await turnBackAtPartner(await leaveFrom(usPath, rewards, 'Unlink', member)), member)
    await expectToast('information', 'You kept the link. Nothing has changed.')
    expect(within(await card(rewards)).getByText('Linked')).toBeVisible()
  })

  test.each([
    ['ERROR', 'error'],
    ['UNLINK_SUCCESS', 'which nobody has done'],
  ])('with the status %s of a link that still stands says that it stands: %s [LNK-26] [LNK-15]', async (status) => {
    const member = await control.createMember('us.transfer')
    await renderRoute(`${usPath}?status=${status}`, member)
    await expectToast('error', 'We couldn’t unlink your Bilt account. It’s still linked, so please try again.')
    expect(within(await card(rewards)).getByText('Linked')).toBeVisible()
  })
})

describe('the balance at the rewards partner', () => {
  test('stands at the foot of its card while it is not linked, and only then [LNK-27] [CON-43]', async () => {
    const member = await control.createMember('us.transfer')
    const address = await leaveFrom(usPath, rewards, 'Unlink', member)
    expect(await control.requests({ operationId: 'getPartnerBalance', member: member.email })).toEqual([])
    await comeBack(await unlinkAtPartner(address), member)
    const unlinked = await card(rewards)
    expect(await within(unlinked).findByText('48,000 points', {}, patient)).toBeVisible()
    expect(within(unlinked).getByText('Bilt points balance')).toBeVisible()
    expect(within(await card(airline)).queryByText(/points balance/)).toBeNull()
  })

  test('that cannot be had is told by a toast, in the foot and in a dialog, and fetched again [LNK-28] [ERR-34]', async () => {
    const member = await control.createMember('us.member')
    await control.addFault({ operationId: 'getPartnerBalance', member: member.email, status: 500 })
    await renderRoute(usPath, member)
    const unlinked = await card(rewards)
    expect(await within(unlinked).findByText('We couldn’t load your Bilt points.', {}, patient)).toBeVisible()
    await expectToast('error', 'We couldn’t load your Bilt points.')
    await userEvent.click(within(unlinked).getByRole('button', { name: 'More about this' }))
    const dialog = await screen.findByRole('dialog', { name: "We can't fetch your Bilt points balance right now" })
    expect(toasts()).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(within(unlinked).getByRole('button', { name: link })).toBeEnabled()
    await userEvent.click(within(unlinked).getByRole('button', { name: 'Refresh balance' }))
    expect(await within(unlinked).findByText('0 points', {}, patient)).toBeVisible()
  })
})
