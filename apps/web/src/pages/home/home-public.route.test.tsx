import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { scrollThrough } from '#test/browser-stand-ins.ts'
import { renderRoute } from '#test/render-route.tsx'

const main = async () => within(await screen.findByRole('main'))
const names = () =>
  screen
    .getAllByRole('heading')
    .filter(({ tagName }) => tagName === 'H1' || tagName === 'H2')
    .map(({ textContent }) => textContent)

test('a visitor reads what the club is about, section by section, and from how many points on rewards are had [HOM-01] [CST-09.c]', async () => {
  scrollThrough()
  await renderRoute('/')
  const page = await main()
  await waitFor(() =>
    expect(names()).toEqual([
      'Every day adds up to a day you’ll never forget',
      'Earn where you already shop',
      'Spend on something you will remember',
      'How it works',
      'Good questions',
      'The club in your pocket',
    ]),
  )
  expect(page.getByRole('link', { name: /App Store/ })).toBeVisible()
  const spend = within(page.getByRole('region', { name: 'Spend on something you will remember' }))
  expect(spend.getByText(/^Spend rewards start from 200 points/)).toBeVisible()
})

test('in the rest of the world the visitor’s home is its hero alone [HOM-02]', async () => {
  scrollThrough()
  await renderRoute('/world')
  const page = await main()
  const title = await page.findByRole('heading', { level: 1 })
  expect(names()).toEqual([title.textContent])
  expect(page.queryByRole('link', { name: /App Store/ })).toBeNull()
  expect(page.queryByRole('link', { name: /\/brands\// })).toBeNull()
})
