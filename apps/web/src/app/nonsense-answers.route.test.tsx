import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hurry } from '#test/hurry.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const patient = { timeout: 20_000 }

beforeEach(() => {
  hurry()
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** From here on every call of the club's services and its content is answered with one body. */
function answerAll(body: string): void {
  const { fetch: send } = globalThis
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
    const [input] = call
    const url = input instanceof Request ? input.url : String(input)
    return /\/(api|b2c|content|discovery)\//.test(url)
      ? Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }))
      : send(...call)
  })
}

/** Something to read, and the way home, even behind a dialog. */
async function expectToStand(): Promise<void> {
  const [heading] = await screen.findAllByRole('heading', { level: 1, hidden: true }, patient)
  expect(heading).toBeVisible()
  const banner = screen.getByRole('banner', { hidden: true })
  expect(within(banner).getAllByRole('link', { hidden: true }).at(0)).toBeVisible()
}

describe.each([
  ['null', 'null'],
  ['a list of nothing', '[]'],
  ['an object of nothing', '{}'],
  ['half an answer', '{"rewards":['],
  ['somebody else’s page', '<!doctype html><title>Sign in to the hotel</title>'],
])('when every answer is %s', (_what, body) => {
  test.each(['/spend-kestrel-points', '/brands/alder-and-rye', '/privacy-policy'])(
    'a visitor’s page stands at %s',
    async (path) => {
      answerAll(body)
      await renderRoute(path)
      await expectToStand()
    },
  )

  test.each(['/', '/my-rewards/vouchers', '/my-rewards/orders'])('a member’s page stands at %s', async (path) => {
    const member = await control.createMember('gb.member')
    answerAll(body)
    await renderRoute(path, member)
    await expectToStand()
    expect(await screen.findByRole('button', { name: /^Account menu/, hidden: true })).toBeVisible()
  })
})
