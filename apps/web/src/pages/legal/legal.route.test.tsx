import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hurry } from '#test/hurry.ts'
import { control, renderRoute } from '#test/render-route.tsx'

afterEach(() => vi.unstubAllGlobals())

const main = async () => within(await screen.findByRole('main'))

describe('a legal text', () => {
  test.each([
    ['/terms-and-conditions', 'Terms and conditions', 3, /The law of England and Wales applies/],
    ['/en-us/terms-and-conditions', 'Terms and Conditions', 3, /State of New York/],
    ['/world/privacy-policy', 'Privacy policy', 2, /Information Commissioner/],
    ['/en-us/privacy-policy', 'Privacy Policy', 2, /attorney general/],
  ])(
    'at %s has title, version and body for its region [CNT-32] [RTE-02] [RTE-03]',
    async (path, title, version, words) => {
      await renderRoute(path)
      const page = await main()
      expect(await page.findByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(page.getByText(`Version ${version}`)).toBeVisible()
      expect(page.getByText(words)).toBeVisible()
    },
  )

  test.each([
    ['/terms-and-conditions', 'content.terms'],
    ['/privacy-policy', 'content.privacy'],
  ])('at %s is on its way until it comes [CNT-32]', async (path, operationId) => {
    await control.addFault({ operationId, times: 1, delayMs: 2_000 })
    await renderRoute(path)
    const page = await main()
    expect(await page.findByText('Loading this page')).toBeInTheDocument()
    expect(page.queryByRole('heading', { level: 1 })).toBeNull()
    expect(await page.findByRole('heading', { level: 1 })).toBeVisible()
    expect(page.queryByText('Loading this page')).toBeNull()
  })

  test.each([
    ['/terms-and-conditions', 'content.terms', 'Terms and conditions'],
    ['/privacy-policy', 'content.privacy', 'Privacy policy'],
  ])('at %s that cannot be had says so, and loads on request [ERR-48] [GAP-21]', async (path, operationId, title) => {
    hurry()
    await control.addFault({ operationId, times: 20, status: 500 })
    await renderRoute(path)
    const panel = await screen.findByRole('alert')
    expect(panel).toHaveTextContent('We couldn’t load this page')
    await control.clearFaults()
    await userEvent.click(within(panel).getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})
