import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { appConfig, setAppConfig } from '#platform/config/app-config.ts'
import { buildVersion } from '#platform/version/build-version.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const page = '/developer-tools'

beforeEach(() => {
  // A page asks the host that it came from.
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    send(typeof input === 'string' && input.startsWith('/') ? `${control.origin}${input}` : input, init),
  )
})
afterEach(() => vi.unstubAllGlobals())

async function openTool(name: string) {
  await userEvent.click(await screen.findByRole('tab', { name }))
  return within(await screen.findByRole('tabpanel', { name }))
}

describe('the developer tools', () => {
  test('make a copy of a sample member, with the points that are asked for [RTE-45]', async () => {
    await renderRoute(page)
    const tool = within(await screen.findByRole('tabpanel', { name: 'Member' }))
    await userEvent.click(await tool.findByRole('button', { name: 'Make a copy' }))
    const member = await tool.findByRole('combobox', { name: /Sample member/ })
    await waitFor(() => expect(member).toHaveFocus())
    expect(member).toHaveAccessibleDescription('Choose a member first')
    await userEvent.selectOptions(member, await tool.findByRole('option', { name: /^gb\.low / }))
    await userEvent.type(tool.getByRole('textbox', { name: /^Points/ }), '777')
    await userEvent.click(tool.getByRole('button', { name: 'Make a copy' }))
    const email = await tool.findByRole<HTMLInputElement>('textbox', { name: 'Email address' })
    const { balance } = await control.member(email.value)
    expect(balance.usable).toBe(777)
    expect(tool.getByRole('button', { name: 'Sign in as this member' })).toBeEnabled()
  })

  test('override a flag for this tab and take it back [FLG-01]', async () => {
    await renderRoute(`${page}?tool=flags`)
    const flag = await screen.findByRole('switch', { name: 'web_bilt' })
    await waitFor(() => expect(flag).toBeChecked())
    await userEvent.click(flag)
    expect(flag).not.toBeChecked()
    expect(screen.getByText('Overridden')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Take back web_bilt' }))
    expect(flag).toBeChecked()
  })

  test('add a fault, list it and clear it, and say what is wrong in the form', async () => {
    await renderRoute(page)
    const tool = await openTool('Faults')
    await userEvent.click(tool.getByRole('button', { name: 'Add the fault' }))
    const operation = await tool.findByRole('combobox', { name: /Operation/ })
    await waitFor(() => expect(operation).toHaveFocus())
    expect(operation).toHaveAccessibleDescription('Choose an operation')
    await userEvent.type(operation, 'recordRef')
    await userEvent.click(await screen.findByRole('option', { name: 'recordReferralOrder' }))
    await userEvent.click(tool.getByRole('textbox', { name: /Only for this member/ }))
    await userEvent.paste('nobody@kestrel.test')
    await userEvent.click(tool.getByRole('button', { name: 'Add the fault' }))
    expect(await tool.findByRole('rowheader', { name: 'recordReferralOrder' })).toBeVisible()
    await userEvent.click(tool.getByRole('button', { name: 'Clear all faults' }))
    expect(await tool.findByText('No faults: everything works')).toBeVisible()
  })

  test('show the clock, the calls and what the browser keeps', async () => {
    localStorage.setItem('kept-for-the-test', 'something')
    await renderRoute(page)
    const clock = await openTool('Clock')
    expect(await clock.findByText(/^\d{4}-\d\d-\d\dT/)).toBeVisible()
    await userEvent.type(clock.getByRole('textbox', { name: /^Time/ }), 'tomorrow')
    await userEvent.click(clock.getByRole('button', { name: 'Set the clock' }))
    expect(clock.getByRole('textbox', { name: /^Time/ })).toHaveAccessibleDescription(/Enter a time such as/)
    const requests = await openTool('Requests')
    expect((await requests.findAllByRole('rowheader')).length).toBeGreaterThan(0)
    const storage = await openTool('Storage')
    await userEvent.click(await storage.findByRole('button', { name: 'Clear kept-for-the-test' }))
    expect(localStorage.getItem('kept-for-the-test')).toBeNull()
    expect(storage.queryByText('kept-for-the-test')).toBeNull()
  })

  test('say which build this is and which contract it speaks', async () => {
    await renderRoute(`${page}?tool=versions`)
    expect(await screen.findByText(buildVersion)).toBeVisible()
    const document = await screen.findByRole('row', { name: /^rest\/club\.openapi\.yaml/ })
    expect(document).toHaveTextContent(/2\.79\.0[0-9a-f]{12}$/)
    expect(screen.getByRole('row', { name: /^events\/tracking-plan\.json/ })).toHaveTextContent('Not numbered')
  })

  test('play the native shell to the app in a phone frame, and say what the schema says of each message [NAT-01] [RTE-45]', async () => {
    await renderRoute(page)
    const tool = await openTool('App shell')
    const frame = tool.getByTitle<HTMLIFrameElement>('The app in the shell')
    const posted = vi.spyOn(frame.contentWindow ?? window, 'postMessage').mockImplementation(() => undefined)
    const says = (message: object) =>
      act(() =>
        window.dispatchEvent(
          new MessageEvent('message', {
            data: { kind: 'to-shell', text: JSON.stringify(message) },
            origin: location.origin,
            source: frame.contentWindow,
          }),
        ),
      )
    const par = {
      type: 'initialise_par',
      challengeMethod: 'S256',
      challenge: 'c'.repeat(43),
      state: 'state-of-a-login',
    }
    await userEvent.selectOptions(tool.getByRole('combobox', { name: /To initialise_par/ }), 'Refuse')
    await says(par)
    expect(await tool.findByRole('row', { name: /^App to shell.*Valid.*initialise_par/ })).toBeVisible()
    expect(await tool.findByRole('row', { name: /^Shell to app.*Valid.*par_error/ })).toBeVisible()
    const answer: unknown = { kind: 'to-web', text: expect.stringContaining('par_error') }
    expect(posted).toHaveBeenLastCalledWith(answer, location.origin)
    await says({ ...par, challenge: 'short' })
    expect(await tool.findByRole('row', { name: /^App to shell.*Wrong: challenge/ })).toBeVisible()
    await userEvent.selectOptions(tool.getByRole('combobox', { name: /Example/ }), 'push_token')
    await userEvent.click(tool.getByRole('button', { name: 'Send to the app' }))
    expect(await tool.findByRole('row', { name: /^Shell to app.*Valid.*push_token/ })).toBeVisible()
    await userEvent.click(tool.getByRole('button', { name: 'Clear the log' }))
    expect(tool.getByText('No messages yet')).toBeVisible()
  })

  test('open the page on which a login in the app begins [RTE-45]', async () => {
    await renderRoute(`${page}?tool=shell`)
    const address = await screen.findByRole('textbox', { name: 'Page to open' })
    await userEvent.clear(address)
    await userEvent.type(address, '/auth-init')
    await userEvent.click(screen.getByRole('button', { name: 'Open in the shell' }))
    expect(screen.getByTitle('The app in the shell')).toHaveAttribute('src', '/kestrel-red/auth-init')
  })

  test('are no page in production [RTE-45]', async () => {
    const { navigate } = await renderRoute('/terms-and-conditions')
    setAppConfig({ ...appConfig(), environment: 'production' })
    await navigate(page)
    expect(await screen.findByRole('heading', { level: 1, name: 'This page has flown' })).toBeVisible()
  })
})
