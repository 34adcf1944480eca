import { partnerCustomer, signInAtPartner } from '@clubhouse/test-kit/partners'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  card,
  catchLeaving,
  comeBack,
  expectToast,
  forgetPartnerPages,
  leaveFrom,
  linksOf,
} from '#test/partner-pages.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const complete = '/en-us/rewards-credit-card-complete'
const linkAccount = '/en-us/rewards-credit-card-link-account-us'
const issuer = 'Kestrel Red Card'
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))

beforeEach(catchLeaving)
afterEach(forgetPartnerPages)

describe('after an application', () => {
  test('a member reads that the card will be linked [CCD-08] [FLG-13] [RTE-32]', async () => {
    await renderRoute(`${complete}?status=SUBMITTED`, await control.createMember('us.member'))
    expect(await title('Thanks for applying')).toBeVisible()
    expect(main().getByText(/It can take up to 48 hours/)).toBeVisible()
    expect(main().queryByRole('link', { name: 'Log in or join' })).toBeNull()
  })

  test('a guest is asked to join [CCD-08]', async () => {
    await renderRoute(`${complete}?status=SUBMITTED`)
    expect(await title('Thanks for applying. Now come in')).toBeVisible()
    expect(main().getByRole('link', { name: 'Log in or join' })).toBeVisible()
  })

  test.each([
    ['a member', 'us.member'],
    ['a guest', undefined],
  ])('%s who left it reads that nothing was sent, and finds the way back to the card [CCD-08]', async (_who, from) => {
    await renderRoute(`${complete}?status=CANCELLED`, from === undefined ? undefined : await control.createMember(from))
    expect(await title('You didn’t finish your application')).toBeVisible()
    expect(main().getByText(/^Nothing was sent to our card partner/)).toBeVisible()
    await userEvent.click(main().getByRole('link', { name: 'Back to the card' }))
    expect(await title('The card that remembers where you like to sit')).toBeVisible()
  })
})

describe('the page that links the card', () => {
  test('is what editors wrote, with the card’s link flow, and nobody else’s [GAP-24] [RTE-33]', async () => {
    await renderRoute(linkAccount, await control.createMember('us.member'))
    expect(await screen.findByRole('heading', { name: 'Already have the card?' })).toBeVisible()
    expect(within(await card(issuer)).getByRole('button', { name: 'Link your card' })).toBeVisible()
    expect(main().getByRole('list', { name: 'Your card' }).children).toHaveLength(1)
  })

  test.each([true, false])('links it, with web_udal_flow %s [GAP-24] [LNK-06] [LNK-25]', async (isOn) => {
    const member = await control.createMember('us.member', { flags: { web_udal_flow: isOn } })
    const address = await leaveFrom(linkAccount, issuer, 'Link your card', member)
    await comeBack(await signInAtPartner(address, partnerCustomer('card')), member)
    await expectToast('success', `Your ${issuer} account is linked.`)
    expect(await within(await card(issuer)).findByText('Linked')).toBeVisible()
    expect(await linksOf(member)).toEqual(['SYF'])
  })

  test('asks visitors to log in, and says what it is about first [GAP-24]', async () => {
    await renderRoute(linkAccount)
    expect(await screen.findByRole('heading', { name: 'Already have the card?' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Log in to link your card' })).toBeVisible()
    expect(main().getByRole('button', { name: 'Login / Join' })).toBeVisible()
  })
})
