import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { trackLogin } from '#platform/analytics/track.ts'
import { chooseCookies, currentConsent, forgetConsent, readConsent } from '#platform/consent/consent-store.ts'
import { type CookieChoices, everything, necessaryOnly } from '#platform/consent/cookie-choices.ts'
import { control, renderRoute } from '#test/render-route.tsx'
import { startTouched } from '#test/touch.ts'

interface Collected {
  events: { name: string; properties: Record<string, unknown> }[]
}

const cookie = 'user-cookie-preferences'
/** A page, what it asks for, and the second that events wait for company, on a small machine. */
const patient = { timeout: 15_000 }
const question = () => screen.findByRole('region', { name: 'Your cookies, your choice' })
const press = async (name: string) => userEvent.click(within(await question()).getByRole('button', { name }))
const stored = (): unknown => {
  const [, value = ''] =
    document.cookie
      .split('; ')
      .find((each) => each.startsWith(`${cookie}=`))
      ?.split('=') ?? []
  return value === '' ? undefined : JSON.parse(decodeURIComponent(value))
}
const forget = () => {
  document.cookie = `${cookie}=; Path=/kestrel-red/; Max-Age=0`
  forgetConsent()
}
/** What the tag manager has taken since a mark, which is an event's time. */
const eventsOf = async (path: string) => {
  const calls = await control.requests({ operationId: 'collectEvents' })
  expect(calls.filter(({ status }) => status !== 204)).toEqual([])
  return calls
    .flatMap(({ body }) => (body as Collected).events)
    .filter(({ properties }) => String(properties['path']).includes(path))
}

beforeAll(() => startTouched())
beforeEach(() => forget())
afterEach(() => {
  vi.restoreAllMocks()
  chooseCookies(necessaryOnly)
})

describe('the question about cookies', () => {
  test('stays until there is an answer, whatever is opened and closed [CKE-06] [CKE-07]', async () => {
    await renderRoute('/terms-and-conditions')
    await press('Settings')
    await screen.findByRole('dialog', { name: 'Cookie settings' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await question()).toBeVisible()
    expect(stored()).toBeUndefined()
    await press('Accept all')
    expect(screen.queryByRole('region', { name: 'Your cookies, your choice' })).toBeNull()
  })

  test.each([
    ['Accept all', everything],
    ['Reject all', necessaryOnly],
  ] as const)('%s is one press [CKE-05]', async (name, choices) => {
    await renderRoute('/terms-and-conditions')
    await press(name)
    expect(stored()).toEqual(choices)
  })

  test('each kind can be chosen by itself; the necessary one cannot be refused [CKE-01] [CKE-02] [CKE-06]', async () => {
    await renderRoute('/terms-and-conditions')
    await press('Settings')
    const dialog = within(await screen.findByRole('dialog', { name: 'Cookie settings' }))
    expect(dialog.getByRole('checkbox', { name: /^Necessary/ })).toBeChecked()
    expect(dialog.getByRole('checkbox', { name: /^Necessary/ })).toBeDisabled()
    for (const name of ['Functional', 'Analytics', 'Marketing and advertising'])
      expect(dialog.getByRole('checkbox', { name })).not.toBeChecked()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Analytics' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save my choices' }))
    expect(stored()).toEqual({ ...necessaryOnly, analytics: true })
  })

  test('can be answered anew from the footer, beginning with what was said [CKE-06]', async () => {
    chooseCookies({ ...necessaryOnly, functional: true })
    await renderRoute('/terms-and-conditions')
    await userEvent.click(await screen.findByRole('button', { name: 'Cookie settings' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cookie settings' }))
    expect(dialog.getByRole('checkbox', { name: 'Functional' })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Reject all' }))
    expect(stored()).toEqual(necessaryOnly)
  })

  test('a cookie that cannot be read is logged, nothing is allowed by it, and the question comes back [CKE-04] [ERR-50]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    document.cookie = `${cookie}=%7Bbroken; Path=/kestrel-red/`
    readConsent()
    expect(log).toHaveBeenCalledWith(expect.stringContaining('cookie preferences'), expect.anything())
    expect(currentConsent()).toEqual({ kind: 'undecided' })
    await renderRoute('/terms-and-conditions')
    expect(await question()).toBeVisible()
  })

  test('where cookies are blocked the choice holds for the visit, and is only logged [ERR-50]', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    chooseCookies(everything)
    readConsent()
    expect(currentConsent()).toEqual({ kind: 'decided', choices: everything })
    expect(log).toHaveBeenCalled()
  })
})

describe('page views', () => {
  test('wait for the answer, and then say which page was shown to whom [ANL-01] [CKE-08]', async () => {
    const { navigate } = await renderRoute('/en-us/terms-and-conditions')
    await screen.findByRole('heading', { level: 1, name: /terms/i })
    await navigate('/en-us/privacy-policy')
    await screen.findByRole('heading', { level: 1, name: /privacy/i })
    expect(await eventsOf('/en-us/')).toEqual([])
    const choices: CookieChoices = { ...necessaryOnly, analytics: true }
    chooseCookies(choices)
    await waitFor(async () => expect(await eventsOf('/en-us/')).toHaveLength(2), patient)
    const common = { language: 'en-US', viewingRegion: 'US', loggedIn: false, cookieChoices: choices }
    expect((await eventsOf('/en-us/')).map(({ properties }) => properties)).toEqual([
      expect.objectContaining({ ...common, path: '/kestrel-red/en-us/terms-and-conditions' }),
      expect.objectContaining({ ...common, path: '/kestrel-red/en-us/privacy-policy', trigger: 'navigation' }),
    ])
    const titles = (await eventsOf('/en-us/')).map(({ properties }) => String(properties['title']))
    expect(titles).toEqual([expect.stringMatching(/^Terms/), expect.stringMatching(/^Privacy/)])
  })

  test('of a member carry the tag manager’s id and the flags, and nothing else of the member [ANL-07] [ANL-01]', async () => {
    const member = await control.createMember('gb.member', { flags: { web_festive_logo: true } })
    chooseCookies({ ...necessaryOnly, analytics: true })
    await renderRoute('/tagged-page?code=secret&email=a@b.test', member)
    const views = async () => (await eventsOf('/tagged-page')).filter(({ name }) => name === 'virtual_page_view')
    await waitFor(async () => expect(await views()).toHaveLength(1), patient)
    const [view] = await views()
    expect(view?.properties).toMatchObject({ path: '/kestrel-red/tagged-page', loggedIn: true })
    expect(view?.properties['tagManagerId']).toMatch(/^KR/)
    expect(view?.properties['features']).toContain('web_festive_logo')
    expect(JSON.stringify(view)).not.toMatch(/secret|@|kestrel\.test/)
  })

  test('are not told when the answer was no, not even by a later yes [ANL-01]', async () => {
    const { navigate } = await renderRoute('/refused-page')
    await press('Reject all')
    // The page on which somebody changes their mind may be told.
    await navigate('/privacy-policy')
    await screen.findByRole('heading', { level: 1, name: /privacy/i })
    chooseCookies({ ...necessaryOnly, analytics: true })
    await navigate('/agreed-page')
    await waitFor(async () => expect(await eventsOf('/agreed-page')).not.toEqual([]), patient)
    expect(await eventsOf('/refused-page')).toEqual([])
  })
})

test('an address that leads nowhere is not for search engines, and is told to analytics, and to monitoring with what the page was [ANL-02] [ERR-41] [ANL-05]', async () => {
  sessionStorage.setItem('monitoring-session', 'session-0002 0.1')
  chooseCookies({ ...necessaryOnly, analytics: true })
  await renderRoute('/no-such-page/for-anybody')
  await waitFor(() => expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'))
  await waitFor(async () => expect(await eventsOf('/no-such-page')).not.toEqual([]), patient)
  const names = (await eventsOf('/no-such-page/for-anybody')).map(({ name }) => name)
  expect(names).toContain('error_404')
  await waitFor(async () => {
    const calls = await control.requests({ operationId: 'collectActions' })
    const actions = calls.flatMap(({ body }) => (body as { actions: { properties: unknown }[] }).actions)
    const slug = '/kestrel-red/no-such-page/for-anybody'
    expect(actions.map(({ properties }) => properties)).toContainEqual({
      slug,
      errorCode: 404,
      errorType: 'content',
      errorMessage: 'page not found',
    })
  }, patient)
})

test('a login sends what waits at once [ANL-03]', async () => {
  chooseCookies({ ...necessaryOnly, analytics: true })
  await renderRoute('/terms-and-conditions')
  const posts = vi.spyOn(globalThis, 'fetch')
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
  try {
    trackLogin()
    await vi.waitFor(() =>
      expect(posts.mock.calls.map(([, init]) => String(init?.body))).toContainEqual(
        expect.stringContaining('"name":"login"'),
      ),
    )
  } finally {
    vi.useRealTimers()
  }
})
