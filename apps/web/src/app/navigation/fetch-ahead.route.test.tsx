import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { control, renderRoute } from '#test/render-route.tsx'

/** Calls of some operations since a moment, by operation. */
async function calls(operations: readonly string[], since: string) {
  const made = operations.map((operationId) => control.requests({ operationId, since }))
  return (await Promise.all(made)).map((requests) => requests.length)
}

/** Comes near what leads to a page, then follows it: its data is fetched by then, and not again. */
async function expectFetchedOnce(link: HTMLElement, operations: readonly string[], title: string | RegExp) {
  const once = operations.map(() => 1)
  const since = new Date().toISOString()
  await userEvent.hover(link)
  await waitFor(async () => expect(await calls(operations, since)).toEqual(once))
  await userEvent.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await calls(operations, since)).toEqual(once)
}

describe('coming near a link fetches what its page shows, once', () => {
  test.each([
    ['the visitor’s home', 'banner', /^Kestrel Red home/, ['content.homePublic'], /^Every day adds up/],
    ['the privacy policy', 'contentinfo', /^Privacy/, ['content.privacy'], 'Privacy policy'],
    ['a page of the editors', 'contentinfo', /^Modern slavery/, ['content.page'], /^Nobody should be forced/],
  ] as const)('%s', async (_page, place, name, operations, title) => {
    await renderRoute('/terms-and-conditions')
    await expectFetchedOnce(
      await within(await screen.findByRole(place)).findByRole('link', { name }),
      operations,
      title,
    )
  })

  test('the terms', async () => {
    await renderRoute('/privacy-policy')
    const link = await within(await screen.findByRole('contentinfo')).findByRole('link', { name: /^Terms/ })
    await expectFetchedOnce(link, ['content.terms'], 'Terms and conditions')
  })

  test('a brand, with both sides of its rewards', async () => {
    await renderRoute('/')
    const [link] = await within(
      await screen.findByRole('region', { name: 'Earn where you already shop' }),
    ).findAllByRole('link')
    const operations = ['getPublicBrand', 'listPublicEarnRewards', 'listPublicSpendRewards']
    await expectFetchedOnce(link ?? document.body, operations, link?.textContent ?? '')
  })

  test('the member’s home', async () => {
    await renderRoute('/terms-and-conditions', await control.createMember('gb.member'))
    const link = await within(await screen.findByRole('banner')).findByRole('link', { name: 'Kestrel Red home' })
    await expectFetchedOnce(link, ['content.homePrivate'], /^Good to see you/)
  })

  test('the words of a member’s activity', async () => {
    await renderRoute('/terms-and-conditions', await control.createMember('gb.member'))
    await userEvent.click(await screen.findByRole('button', { name: /^Account menu/ }))
    await expectFetchedOnce(screen.getByRole('menuitem', { name: 'Activity' }), ['content.activityPage'], 'Activity')
  })
})
