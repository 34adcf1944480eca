import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { blockCookies } from '#test/block-cookies.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const accorId = 'ABCDEFGHIJ0123456789'
/** The partner for whose guests the sample content has a page. */
const hotel = 'HB7Q2X9K4M1T8W5Z3R6P'
const forget = () => {
  for (const name of ['card-accor-id', 'card-site-code']) document.cookie = `${name}=; Path=/kestrel-red/; Max-Age=0`
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const landing = () => title('The card that remembers where you like to sit')
const campaign = () => title('You found us at the front desk')

beforeEach(forget)
afterEach(() => void vi.restoreAllMocks())

describe('the page of the card', () => {
  test('is what editors wrote, with a way to prequalify and one to apply [CCD-02] [RTE-29]', async () => {
    await renderRoute('/en-us/rewards-credit-card')
    expect(await landing()).toBeVisible()
    expect(screen.getByRole('link', { name: 'See if you prequalify' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Apply now' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'What it earns' })).toBeVisible()
  })

  test.each([
    ['the path', `/en-us/rewards-credit-card/${hotel}`],
    ['the query', `/en-us/rewards-credit-card?accorId=${hotel}`],
  ])(
    'is that of a campaign for who comes with a partner’s accorId in %s [CCD-02] [CCD-03] [FLG-08] [RTE-29]',
    async (_where, path) => {
      await renderRoute(path)
      expect(await campaign()).toBeVisible()
      expect(screen.getByText(/^Guests of Harbor & Pine get 50,000 points/)).toBeVisible()
    },
  )

  test.each([
    ['of a partner without a campaign', `/en-us/rewards-credit-card/${accorId}`],
    ['of another shape', '/en-us/rewards-credit-card/summer'],
    ['of another shape, in the query', '/en-us/rewards-credit-card?accorId=summer'],
  ])('is the common one with an accorId %s [CCD-03] [CCD-13]', async (_what, path) => {
    await renderRoute(path)
    expect(await landing()).toBeVisible()
  })

  test('is the common one for a query while campaigns are closed [FLG-08]', async () => {
    const member = await control.createMember('us.member', { flags: { web_cc_campaign_pages: false } })
    await renderRoute(`/en-us/rewards-credit-card?accorId=${hotel}`, member)
    expect(await landing()).toBeVisible()
    await waitFor(async () =>
      expect(await control.requests({ operationId: 'listFeatures', member: member.email })).toHaveLength(1),
    )
    expect(await landing()).toBeVisible()
  })

  test('is found at its old address, with the query that led there [CCD-04] [RTE-30]', async () => {
    const navigation = await renderRoute(`/en-us/rewards-credit-card-waitlist?siteCode=HOTEL1&from=mail`)
    expect(await landing()).toBeVisible()
    const { pathname, search } = navigation.state.location
    expect(pathname + search).toBe('/kestrel-red/en-us/rewards-credit-card?siteCode=HOTEL1&from=mail')
  })
})

describe.each(['', '/world'])('under %s/', (region) => {
  test.each(['', '-waitlist', '-transition', '-complete', '-link-account-us', `/${hotel}`])(
    'the card’s address …%s is not found [CCD-01] [CON-05]',
    async (rest) => {
      await renderRoute(`${region}/rewards-credit-card${rest}`, await control.createMember('gb.member'))
      expect(await title('This page has flown')).toBeVisible()
    },
  )
})

describe('who sends somebody to the card', () => {
  test('is kept for a day, and no longer [CKE-09] [CCD-16] [CST-04.b]', async () => {
    const set = vi.spyOn(document, 'cookie', 'set')
    await renderRoute(`/en-us/rewards-credit-card?accorId=${accorId}&siteCode=HOTEL1`)
    await landing()
    await waitFor(() =>
      expect(set.mock.calls.flat().filter((cookie) => cookie.startsWith('card-'))).toEqual([
        `card-accor-id=${accorId}; Path=/kestrel-red/; Max-Age=86400; SameSite=Lax`,
        'card-site-code=HOTEL1; Path=/kestrel-red/; Max-Age=86400; SameSite=Lax',
      ]),
    )
  })

  test('is taken from the path before an earlier visit, of which the rest is kept [CCD-17] [CCD-13]', async () => {
    document.cookie = 'card-accor-id=0123456789abcdefghij; Path=/kestrel-red/'
    document.cookie = 'card-site-code=HOTEL1; Path=/kestrel-red/'
    await renderRoute(`/en-us/rewards-credit-card/${accorId}`)
    await landing()
    await waitFor(() => expect(document.cookie).toContain(`card-accor-id=${accorId}`))
    expect(document.cookie).toContain('card-site-code=HOTEL1')
  })

  test('is not kept where the address says nonsense [CCD-13] [CCD-15]', async () => {
    await renderRoute('/en-us/rewards-credit-card?accorId=short&siteCode=%3Cscript%3E')
    await landing()
    expect(document.cookie).not.toContain('card-')
  })

  test('is no matter for the page where cookies are blocked [ERR-50]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    blockCookies()
    await renderRoute(`/en-us/rewards-credit-card?accorId=${accorId}`)
    expect(await landing()).toBeVisible()
  })
})
