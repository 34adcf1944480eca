import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { endSession } from '#platform/auth/auth.ts'
import { chooseCookies, currentConsent } from '#platform/consent/consent-store.ts'
import { everything, necessaryOnly } from '#platform/consent/cookie-choices.ts'
import { openExternalLink } from '#platform/native/external-link.ts'
import { connectShell } from '#platform/native/native-app.ts'
import { shareLink } from '#platform/native/share-link.ts'
import { control, renderRoute } from '#test/render-route.tsx'
import { startTouched } from '#test/touch.ts'

const shell = createFakeShell()
const patient = { timeout: 15_000 }
/** What the shell has been told of a kind. */
const told = (type: (typeof shell.received)[number]['type']) => shell.received.filter((each) => each.type === type)

beforeAll(() => {
  connectShell(shell.port)
  startTouched()
})
afterEach(() => vi.restoreAllMocks())

describe('inside the native app', () => {
  test('the shell is told that the web app listens [NAT-01] [NAT-02]', async () => {
    await waitFor(() => expect(told('web_ready')).toHaveLength(1))
  })

  test('a page stands alone, not for search engines, with its pictures at their best [DCD-07] [NAT-01] [NAT-02] [NAT-16] [SHL-33]', async () => {
    await renderRoute('/spend-kestrel-points')
    const main = within(await screen.findByRole('main'))
    await main.findByRole('button', { name: 'Load more' }, patient)
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const addresses = [...document.querySelectorAll('main img')].map((picture) => picture.getAttribute('src') ?? '')
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) expect(new URL(address).searchParams.get('q')).toBe('100')
  })

  test('the home page has no links to whole lists [NAT-15] [HOM-10]', async () => {
    await renderRoute('/', await control.createMember('gb.member'))
    const main = within(await screen.findByRole('main'))
    await main.findAllByRole('heading', { level: 2 }, patient)
    expect(main.queryByRole('link', { name: /show all/i })).toBeNull()
  })

  test('a member who has not finished onboarding is led nowhere else [NAT-19]', async () => {
    const navigation = await renderRoute('/account/personal-details', await control.createMember('gb.new'))
    const main = within(await screen.findByRole('main'))
    expect((await main.findAllByRole('term', {}, patient)).length).toBeGreaterThan(3)
    expect(navigation.state.location.pathname).toBe('/kestrel-red/account/personal-details')
  })

  test('the shell hears each choice about cookies [NAT-07] [CKE-08]', async () => {
    chooseCookies({ ...necessaryOnly, functional: true })
    chooseCookies(everything)
    await waitFor(() => expect(told('cookie_consent')).toHaveLength(2))
    expect(told('cookie_consent')).toEqual([
      { type: 'cookie_consent', choices: { ...necessaryOnly, functional: true } },
      { type: 'cookie_consent', choices: everything },
    ])
  })

  test('events go to the shell and nowhere else [NAT-11] [ANL-11]', async () => {
    await renderRoute('/nowhere-in-the-app')
    chooseCookies(everything)
    await waitFor(() => expect(JSON.stringify(told('track_event'))).toContain('error_404'), patient)
    await waitFor(() => expect(JSON.stringify(told('track_event'))).toContain('virtual_page_view'), patient)
    const collected = await control.requests({ operationId: 'collectEvents' })
    expect(JSON.stringify(collected)).not.toContain('/nowhere-in-the-app')
  })

  test('the shell learns of the device that messages go to [NAT-08]', async () => {
    await renderRoute('/terms-and-conditions', await control.createMember('gb.low'))
    chooseCookies(everything)
    await waitFor(() => expect(told('braze_config')).toHaveLength(1), patient)
    expect(told('braze_config')).toEqual([{ type: 'braze_config', deviceId: localStorage.getItem('messaging-device') }])
  })

  test('the phone takes the notifications of the member who is signed in, once its shell says where [API-18]', async () => {
    const bindings = async ({ email }: { email: string }) =>
      (await control.requests({ operationId: 'registerPushBinding', member: email })).map(({ body, status }) => [
        body,
        status,
      ])
    shell.say({ type: 'shell_info', platform: 'ios' })
    shell.say({ type: 'push_token', token: 'phone-of-two' })
    const want = [[{ bindingType: 'apn', address: 'phone-of-two' }, 200]]
    const [first, second] = [await control.createMember('gb.low'), await control.createMember('gb.low')]
    await renderRoute('/terms-and-conditions', first)
    await waitFor(async () => expect(await bindings(first)).toEqual(want))
    // Said again, it changes nothing.
    shell.say({ type: 'push_token', token: 'phone-of-two' })
    endSession()
    await renderRoute('/terms-and-conditions', second)
    await waitFor(async () => expect(await bindings(second)).toEqual(want))
    expect(await bindings(first)).toEqual(want)
  })

  test('a link is shared by the phone [NAT-10] [ANL-11]', async () => {
    const link = { url: 'https://club.test/kestrel-red/x', title: 'Tea', message: 'Look' }
    shareLink(link)
    await waitFor(() => expect(told('share_link')).toEqual([{ type: 'share_link', ...link }]))
  })

  test('a share that fails is only logged [ERR-46]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    shareLink({ url: 'no address', title: 'Tea', message: '' })
    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('share_link'), expect.anything()))
  })

  test('a link that leads out of the club is opened by the shell', async () => {
    await renderRoute('/terms-and-conditions')
    const link = Object.assign(document.createElement('a'), {
      href: 'https://partner.test/offer',
      textContent: 'Offer',
    })
    document.body.append(link)
    await userEvent.click(link)
    link.remove()
    await waitFor(() =>
      expect(told('open_external_link')).toEqual([{ type: 'open_external_link', url: 'https://partner.test/offer' }]),
    )
  })

  test.each(['javascript:alert(1)', 'no address', 'file:///etc/passwd', ''])(
    'an external link to "%s" warns and does nothing [ERR-42]',
    async (address) => {
      const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const before = told('open_external_link').length
      await openExternalLink(address)
      expect(warning).toHaveBeenCalled()
      expect(told('open_external_link')).toHaveLength(before)
    },
  )

  test('a link that the shell does not take says so [ERR-43]', async () => {
    const posting = vi.spyOn(shell.port, 'postMessage').mockImplementation(() => {
      throw new Error('gone')
    })
    await expect(openExternalLink('https://partner.test/')).rejects.toThrow("Can't open URL")
    expect(posting).toHaveBeenCalled()
  })
})

describe('a logout', () => {
  test('is told to the shell, and leaves neither storage nor cookies [NAT-09]', async () => {
    await renderRoute('/terms-and-conditions', await control.createMember('gb.low'))
    chooseCookies(everything)
    localStorage.setItem('kept', '1')
    const before = told('logout').length
    endSession()
    await waitFor(() => expect(told('logout')).toHaveLength(before + 1))
    expect(localStorage.getItem('kept')).toBeNull()
    expect(document.cookie).toBe('')
    expect(currentConsent()).toEqual({ kind: 'undecided' })
  })

  test('in the shell is one here, and is not told back [NAT-09]', async () => {
    await renderRoute('/terms-and-conditions', await control.createMember('gb.low'))
    sessionStorage.setItem('kept', '1')
    const before = told('logout').length
    shell.say({ type: 'logout' })
    await waitFor(() => expect(sessionStorage.getItem('kept')).toBeNull())
    expect(told('logout')).toHaveLength(before)
  })
})
