import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearFlagOverrides, setFlagOverride } from '#platform/flags/flag-overrides.ts'
import { renderRoute } from '#test/render-route.tsx'

const accorId = 'ABCDEFGHIJ0123456789'
const forget = () => {
  for (const name of ['card-accor-id', 'card-site-code']) document.cookie = `${name}=; Path=/kestrel-red/; Max-Age=0`
}
const page = () => screen.findByRole('heading', { level: 1, name: 'Rewards Credit Card' })

afterEach(() => {
  vi.restoreAllMocks()
  clearFlagOverrides()
  forget()
})

test('who sends somebody to the card is kept for a day, and no longer [CKE-09] [CCD-16]', async () => {
  const set = vi.spyOn(document, 'cookie', 'set')
  await renderRoute(`/en-us/rewards-credit-card?accorId=${accorId}&siteCode=HOTEL1`)
  await page()
  await waitFor(() =>
    expect(set.mock.calls.flat().filter((cookie) => cookie.startsWith('card-'))).toEqual([
      `card-accor-id=${accorId}; Path=/kestrel-red/; Max-Age=86400; SameSite=Lax`,
      'card-site-code=HOTEL1; Path=/kestrel-red/; Max-Age=86400; SameSite=Lax',
    ]),
  )
})

test('a campaign’s address says it in its path, and goes before an earlier visit [CCD-17] [CCD-13]', async () => {
  setFlagOverride('web_cc_campaign_pages', true)
  document.cookie = 'card-accor-id=0123456789abcdefghij; Path=/kestrel-red/'
  document.cookie = 'card-site-code=HOTEL1; Path=/kestrel-red/'
  await renderRoute(`/en-us/rewards-credit-card/${accorId}`)
  await page()
  await waitFor(() => expect(document.cookie).toContain(`card-accor-id=${accorId}`))
  expect(document.cookie).toContain('card-site-code=HOTEL1')
})

test('what is no referral is not kept [CCD-13] [CCD-15]', async () => {
  await renderRoute('/en-us/rewards-credit-card?accorId=short&siteCode=%3Cscript%3E')
  await page()
  expect(document.cookie).not.toContain('card-')
})

test('where cookies are blocked the page stands [ERR-50]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await renderRoute(`/en-us/rewards-credit-card?accorId=${accorId}`)
  expect(await page()).toBeVisible()
})
