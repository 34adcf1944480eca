import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { control, renderRoute } from '#test/render-route.tsx'

const main = async () => within(await screen.findByRole('main'))

const roverTicket = '/spend-kestrel-points/all-day-rover-ticket-100180'

describe('a reward with options', () => {
  test('is redeemed once an option is chosen, at its cost and by its label [RWD-16] [RWD-17]', async () => {
    const router = await renderRoute(roverTicket, await control.createMember('gb.member'))
    const page = await main()
    const button = await page.findByRole('button', { name: 'Redeem' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription(expect.stringContaining('Choose an option first.'))
    expect(page.getByText('From 1,100 points')).toBeVisible()
    await page.findByText(/^You have /)

    await userEvent.click(within(page.getByRole('radiogroup', { name: 'Choose an option' })).getByLabelText('Adult'))
    await waitFor(() => expect(page.getByRole('button', { name: 'Redeem' })).toBeEnabled())
    await userEvent.click(page.getByRole('button', { name: 'Redeem' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('You’ll spend 2,200 points on All-day rover ticket, Adult.')
    expect(router.state.location.search).toBe('?option=10018001')
  })

  test('leads to its options from what is said at the button [RWD-16]', async () => {
    await renderRoute(roverTicket, await control.createMember('gb.member'))
    const page = await main()
    await userEvent.click(await page.findByRole('button', { name: 'Choose an option first.' }))
    expect(within(page.getByRole('radiogroup', { name: 'Choose an option' })).getAllByRole('radio')[0]).toHaveFocus()
  })

  test('comes with the option that the address names [RWD-17]', async () => {
    await renderRoute('/spend-kestrel-points/all-day-rover-ticket-10018002', await control.createMember('gb.member'))
    const page = await main()
    expect(await page.findByRole('button', { name: 'Redeem' })).toBeEnabled()
    expect(page.getByRole('radio', { name: 'Child' })).toBeChecked()
  })

  test('shows a visitor what there is, and lets them log in [RWD-08]', async () => {
    await renderRoute(roverTicket)
    const page = await main()
    expect(await page.findByText('Family of four')).toBeVisible()
    expect(page.getByText('5,400 points')).toBeVisible()
    expect(page.queryByRole('radio')).toBeNull()
    expect(page.queryByRole('button', { name: 'Redeem' })).toBeNull()
    const logIn = page.getByRole('button', { name: 'Log in or join' })
    expect(logIn).toHaveAccessibleDescription(/^Log in to spend your points on it\./)
  })
})

describe('before anything is pressed, the page says', () => {
  test('how many points are short, while the button still answers [RDM-01]', async () => {
    await renderRoute('/spend-kestrel-points/any-hot-drink-100101', await control.createMember('gb.low'))
    const page = await main()
    await page.findByText('You need 250 points more for this.')
    const button = page.getByRole('button', { name: 'Redeem' })
    expect(button).toHaveAccessibleDescription('You need 250 points more for this.')
    await userEvent.click(button)
    expect(await screen.findByRole('dialog')).toHaveTextContent('250 points')
  })

  test('what one has, when it is enough', async () => {
    await renderRoute('/spend-kestrel-points/any-hot-drink-100101', await control.createMember('gb.empty'))
    const page = await main()
    await page.findByText('You have 5,000 points.')
    const button = page.getByRole('button', { name: 'Redeem' })
    expect(button).toHaveAccessibleDescription('You have 5,000 points.')
  })

  test('that a reward is for subscribers, and leads to the plans', async () => {
    const member = await control.createMember('gb.member')
    await control.setFlag('web_subscription', true, member.email)
    await renderRoute('/spend-kestrel-points/two-coffees-every-month-100366', member)
    const way = await (await main()).findByRole('link', { name: 'See subscriptions' })
    expect(way).toHaveAttribute('href', '/kestrel-red/subscribe')
    expect(way).toHaveAccessibleDescription(/^This one is for subscribers\./)
  })

  test('what it takes to a visitor, who needs more than a login', async () => {
    await renderRoute('/spend-kestrel-points/two-coffees-every-month-100366')
    const button = await (await main()).findByRole('button', { name: 'Log in or join' })
    expect(button).toHaveAccessibleDescription(/^This one is for subscribers, who pay for a plan\./)
  })

  test('nothing of the kind to a subscriber', async () => {
    const member = await control.createMember('gb.subscriber')
    await control.setFlag('web_subscription', true, member.email)
    await renderRoute('/spend-kestrel-points/two-coffees-every-month-100366', member)
    expect(await (await main()).findByRole('button', { name: 'Redeem' })).toBeEnabled()
  })

  test('that a reward is for subscribers, while nobody can become one [FLG-03]', async () => {
    const member = await control.createMember('gb.member')
    await control.setFlag('web_subscription', false, member.email)
    await renderRoute('/spend-kestrel-points/two-coffees-every-month-100366', member)
    const button = await (await main()).findByRole('button', { name: 'Redeem' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('This one is for subscribers, and you can’t subscribe here yet.')
  })

  test('which account has to be linked first [RDM-28]', async () => {
    const member = await control.createMember('us.member')
    await renderRoute('/en-us/earn-kestrel-points/move-bellwether-points-to-kestrel-points-500139', member)
    const way = await (await main()).findByRole('link', { name: 'Link an account' })
    expect(way).toHaveAttribute('href', '/kestrel-red/en-us/account/link-accounts')
    expect(way).toHaveAccessibleDescription(/^Link your Bellwether Rewards account first/)
  })

  test('nothing of the kind to a member whose account is linked', async () => {
    const member = await control.createMember('us.transfer')
    await renderRoute('/en-us/earn-kestrel-points/move-bellwether-points-to-kestrel-points-500139', member)
    expect(await (await main()).findByRole('button', { name: 'Earn points' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Link an account' })).toBeNull()
  })

  test('that a reward is sold out', async () => {
    await renderRoute('/spend-kestrel-points/heron-e-reader-100290', await control.createMember('gb.member'))
    const button = await (await main()).findByRole('button', { name: 'Redeem' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('This reward is sold out.')
  })

  test.each([
    ['a member', 'gb.member'],
    ['a visitor', undefined],
  ])('that %s needs the mobile app, and where to get it [RWD-27] [CON-27]', async (_who, sample) => {
    const member = sample === undefined ? undefined : await control.createMember(sample)
    await renderRoute('/spend-kestrel-points/5-pounds-off-any-train-ticket-100175', member)
    const page = await main()
    for (const [store, href] of [
      ['App Store', 'https://apps.kestrel.test/ios'],
      ['Google Play', 'https://apps.kestrel.test/android'],
    ] as const) {
      const way = await page.findByRole('link', { name: new RegExp(store) })
      expect(way).toHaveAttribute('href', href)
      expect(way).toHaveAccessibleDescription(/in our mobile app\. Download it/)
    }
    expect(screen.queryByRole('button', { name: 'Redeem' })).toBeNull()
  })
})

test.each([
  ['spend', '/spend-kestrel-points/home-experiments-free-to-print-100277', /^Get the sheets/],
  ['earn', '/earn-kestrel-points/win-100-000-points-500219', /^Enter now/],
])('the %s button carries the words that an editor chose for it [RWD-21]', async (_side, path, name) => {
  await renderRoute(path, await control.createMember('gb.member'))
  expect(await (await main()).findByRole('link', { name })).toBeVisible()
})
