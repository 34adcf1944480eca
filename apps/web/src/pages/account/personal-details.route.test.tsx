import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { noShell } from '@clubhouse/native-bridge/ports'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { accountUpdatedKey } from '#domain/member/api/account-update.ts'
import { hideDialog } from '#platform/dialogs/dialog-store.ts'
import { connectShell } from '#platform/native/native-app.ts'
import { catchLeaving, forgetPartnerPages, leaving } from '#test/partner-pages.ts'
import { control, renderRoute } from '#test/render-route.tsx'

afterEach(() => {
  act(() => hideDialog())
  connectShell(noShell)
  vi.restoreAllMocks()
})

const path = '/account/personal-details'
const details = async () => {
  const terms = await within(await screen.findByRole('main')).findAllByRole('term')
  return Object.fromEntries(terms.map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]))
}
const hidden = '••/••/••••Hidden to keep it private'

describe('personal details', () => {
  test.each([
    [
      'gb.member',
      path,
      { 'Mobile number': '07700 900118', Country: 'United Kingdom', Postcode: 'BS1 4XE', 'Date of birth': hidden },
    ],
    [
      'us.member',
      `/en-us${path}`,
      {
        'Cell phone number': '(212) 555-0142',
        Country: 'United States',
        'ZIP code': '10013',
        'Date of birth': hidden,
      },
    ],
    [
      'world.member',
      `/world${path}`,
      { 'Phone number': '07700 900177', Country: 'Rest of the world', 'Postal code': '0150', 'Date of birth': hidden },
    ],
  ])('of %s are read, and not typed [ACC-04] [ACC-05] [ACC-06] [RTE-46.l]', async (sample, address, own) => {
    const member = await control.createMember(sample)
    const { profile } = (await control.member(member.email)) as unknown as {
      profile: { firstName: string; lastName: string; dateOfBirth: string }
    }
    await renderRoute(address, member)
    expect(await details()).toEqual({
      Name: `${profile.firstName} ${profile.lastName}`,
      Email: member.email,
      'Member ID': member.memberId,
      ...own,
    })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(document.body.innerHTML).not.toContain(profile.dateOfBirth)
    expect(document.body.innerHTML).not.toContain(profile.dateOfBirth.slice(-4))
  })

  test('are called by the member’s country, whatever the region of the address [ACC-05]', async () => {
    await renderRoute(path, await control.createMember('us.member'))
    expect(Object.keys(await details())).toContain('ZIP code')
  })

  test('have a name in its own direction, there and in the account menu', async () => {
    const member = await control.createMember('gb.member', { profile: { firstName: 'محمد', lastName: 'بن علي' } })
    await renderRoute(path, member)
    expect(await details()).toMatchObject({ Name: 'محمد بن علي' })
    const main = within(screen.getByRole('main'))
    expect(main.getByText('محمد بن علي').tagName).toBe('BDI')
    const menu = await screen.findByRole('button', { name: /^Account menu for محمد/ })
    expect(within(menu).getByText('محمد').tagName).toBe('BDI')
  })

  test('that were never given are said to be missing', async () => {
    await renderRoute(path, await control.createMember('gb.new'))
    expect(await details()).toMatchObject({ 'Phone number': 'Not given yet', 'Date of birth': 'Not given yet' })
  })

  test('say so when they cannot be had, and come on request', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'getProfile', member: member.email, times: 1, status: 500 })
    await renderRoute(path, member)
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your details')
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await details()).toMatchObject({ Email: member.email })
  })
})

describe('the flying club', () => {
  const number = 'Flying Club number'

  test('has its number among the details once an account is linked [ACC-07] [ACC-19]', async () => {
    const member = await control.createMember('gb.flyer')
    await renderRoute(path, member)
    const { links } = (await control.member(member.email)) as unknown as { links: { partnerUserId: string }[] }
    await waitFor(async () => expect((await details())[number]).toBe(links[0]?.partnerUserId))
    expect(links[0]?.partnerUserId).toBeTruthy()
  })

  test.each(['gb.member', 'us.cardholder'])('has no number at %s, who has none linked [ACC-07]', async (sample) => {
    const member = await control.createMember(sample)
    await renderRoute(path, member)
    await waitFor(async () =>
      expect(await control.requests({ operationId: 'listLinkedAccounts', member: member.email })).not.toEqual([]),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull())
    expect(Object.keys(await details())).not.toContain(number)
  })

  test('is said to be unknown when the accounts cannot be had, and comes on request [ACC-18]', async () => {
    const member = await control.createMember('gb.flyer')
    await control.addFault({ operationId: 'listLinkedAccounts', member: member.email, times: 1, status: 500 })
    await renderRoute(path, member)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t check whether a Flying Club account is linked.',
    )
    expect(Object.keys(await details())).not.toContain(number)
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(async () => expect(Object.keys(await details())).toContain(number))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('updating details', () => {
  const update = async () => userEvent.click(await screen.findByRole('button', { name: 'Update my details' }))

  test('in a browser leads to the identity provider and back, and is remembered until then [ACC-08] [AUT-30]', async () => {
    catchLeaving()
    await renderRoute(path, await control.createMember('gb.member'))
    await details()
    expect(sessionStorage.getItem(accountUpdatedKey)).toBeNull()
    await update()
    const address = new URL(await leaving.next())
    expect(address.searchParams.get('callback')).toBe(`${control.origin}/kestrel-red${path}`)
    expect(sessionStorage.getItem(accountUpdatedKey)).not.toBeNull()
    forgetPartnerPages()
  })

  test('in the native app opens the app’s own screen, and its news are shown at once [ACC-09] [ACC-10] [NAT-01]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const shell = createFakeShell()
    connectShell(shell.port)
    const member = await control.createMember('gb.member')
    await renderRoute(path, member)
    expect(await details()).toMatchObject({ Name: 'Alex Hartley' })
    await update()
    await waitFor(() => expect(shell.received).toContainEqual({ type: 'navigate', screen: 'account_settings' }))
    await control.addFault({
      operationId: 'getProfile',
      member: member.email,
      times: 1,
      status: 200,
      body: { ...(await profileOf(member.email)), lastName: 'Bell' },
    })
    act(() => shell.say({ type: 'account_updated' }))
    await waitFor(async () => expect(await details()).toMatchObject({ Name: 'Alex Bell' }))
    await waitFor(() => expect(sessionStorage.getItem(accountUpdatedKey)).toBeNull())
  })

  test('stays here while the browser is offline, and says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await renderRoute(path, await control.createMember('gb.member'))
    await update()
    expect(await screen.findByText(/offline/i)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Personal details' })).toBeVisible()
  })
})

describe('deleting the account', () => {
  const askFor = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Account' }))
    return within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }))
  }

  test('asks first, and Cancel changes nothing [ACC-11]', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window)
    await renderRoute(path, await control.createMember('gb.member'))
    const alert = await askFor()
    expect(alert.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Continue'])
    await userEvent.click(alert.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(open).not.toHaveBeenCalled()
  })

  test('goes on to the request [ACC-11]', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window)
    await renderRoute(path, await control.createMember('gb.member'))
    await userEvent.click((await askFor()).getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(open).toHaveBeenCalledExactlyOnceWith('https://help.kestrel.test/delete-account', '_blank'),
    )
  })

  test('says so when the browser opens no tab', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    await renderRoute(path, await control.createMember('gb.member'))
    await userEvent.click((await askFor()).getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Oops, something went wrong. Please try again later')).toBeVisible()
  })
})

async function profileOf(email: string): Promise<object> {
  return ((await control.member(email)) as unknown as { profile: object }).profile
}
