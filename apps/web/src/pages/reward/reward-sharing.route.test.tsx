import { configureEvents } from '@clubhouse/event-client/configure'
import type { AnswersOf } from '@clubhouse/native-bridge/messages'
import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectShell } from '#platform/native/native-app.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const drink = '/spend-kestrel-points/any-hot-drink-100101'
const webAddress = 'http://localhost:4000/kestrel-red/spend-kestrel-points/any-hot-drink-100101'

const shell = createFakeShell()
const shared = () => shell.received.filter(({ type }) => type === 'share_link')
let sharedBefore = 0

beforeAll(() => connectShell(shell.port))
beforeEach(() => {
  sharedBefore = shared().length
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** What has been shared in this test. */
const newlyShared = () => shared().slice(sharedBefore)

async function shareButton() {
  return within(await screen.findByRole('main')).findByRole('button', { name: 'Share this reward' })
}

/** A shell that answers when it is told to. */
function slowShell() {
  let asked: string | undefined
  shell.answerWith({
    create_deep_link: ({ url }) => {
      asked = url
      return undefined
    },
  })
  return {
    asked: () => asked,
    answer: (message: AnswersOf['create_deep_link']) => shell.say(message),
  }
}

describe('in the native app', () => {
  test('a reward is shared by a deep link, with its title and a message, and that is told of [RWD-22] [RWD-26] [ANL-02]', async () => {
    const events: { name: string; properties?: object }[] = []
    // What other tests have raised comes first.
    configureEvents({ send: () => undefined })
    configureEvents({ send: (event) => void events.push(event) })
    shell.answerWith({
      create_deep_link: ({ url }) => ({ type: 'deep_link_response', url, deepLink: 'https://go.kestrel.test/r/1' }),
    })
    await renderRoute(drink, await control.createMember('gb.member'))
    await userEvent.click(await shareButton())
    await waitFor(() => expect(newlyShared()).toHaveLength(1))
    expect(newlyShared()).toEqual([
      {
        type: 'share_link',
        url: 'https://go.kestrel.test/r/1',
        title: 'Any hot drink',
        message: 'Look what I have found at Kestrel Red: Any hot drink',
      },
    ])
    expect(events.filter(({ name }) => name === 'offer_shared').map(({ properties }) => properties)).toEqual([
      { rewardId: '100101', rewardType: 'SPEND', title: 'Any hot drink', link: 'deep_link' },
    ])
  })

  test('nobody shares twice while the link is being made, and the focus stays [RWD-24]', async () => {
    const { asked, answer } = slowShell()
    await renderRoute(drink, await control.createMember('gb.member'))
    const button = await shareButton()
    await userEvent.click(button)
    await waitFor(() => expect(button).toBeDisabled())
    await waitFor(() => expect(asked()).toContain('/spend-kestrel-points/any-hot-drink-100101'))
    expect(newlyShared()).toEqual([])
    answer({ type: 'deep_link_response', url: asked() ?? '', deepLink: 'https://go.kestrel.test/r/2' })
    await waitFor(() => expect(button).toBeEnabled())
    expect(button).toHaveFocus()
    expect(newlyShared()).toMatchObject([{ url: 'https://go.kestrel.test/r/2' }])
  })

  test('the web address is shared when no deep link can be made [RWD-25]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    shell.answerWith({ create_deep_link: ({ url }) => ({ type: 'deep_link_error', url, message: 'offline' }) })
    // Another spelling of the address is still the same page.
    await renderRoute('/spend-kestrel-points/an-old-name-100101?option=1', await control.createMember('gb.member'))
    await userEvent.click(await shareButton())
    await waitFor(() => expect(newlyShared()).toHaveLength(1))
    const { pathname } = new URL(webAddress)
    expect(newlyShared()).toMatchObject([{ url: expect.stringMatching(new RegExp(`^http.+${pathname}$`)) }])
    expect(warn).toHaveBeenCalled()
  })

  test('what has no title is not shared [RWD-23]', async () => {
    const member = await control.createMember('gb.member')
    const answer = await fetch(`${control.origin}/api/rewards/spend/100101/public?viewingRegion=GB`)
    const reward = (await answer.json()) as { content: object }
    await control.addFault({
      operationId: 'getSpendReward',
      member: member.email,
      status: 200,
      body: { ...reward, content: { ...reward.content, title: ' ' } },
    })
    const { asked } = slowShell()
    await renderRoute(drink, member)
    const button = await shareButton()
    await userEvent.click(button)
    await waitFor(() => expect(button).toBeEnabled())
    expect(asked()).toBeUndefined()
    expect(newlyShared()).toEqual([])
  })

  test('a visitor shares nothing [RWD-08]', async () => {
    await renderRoute(drink)
    const page = within(await screen.findByRole('main'))
    await page.findByRole('heading', { level: 1 })
    expect(page.queryByRole('button', { name: 'Share this reward' })).toBeNull()
  })

  test('a reward that was picked for a member is not shared [RWD-28]', async () => {
    await renderRoute(
      '/spend-kestrel-points/back-row-seats-at-the-quiz-final-100370?groupId=900500',
      await control.createMember('gb.member'),
    )
    const page = within(await screen.findByRole('main'))
    await page.findByRole('heading', { level: 1, name: /quiz final/ })
    expect(page.queryByRole('button', { name: 'Share this reward' })).toBeNull()
  })

  test('train tickets are redeemed where they are booked [RWD-27] [CON-27]', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute('/spend-kestrel-points/5-pounds-off-any-train-ticket-100175', member)
    const page = within(await screen.findByRole('main'))
    expect(await page.findByRole('button', { name: 'Redeem' })).toBeVisible()
    expect(page.queryByRole('link', { name: /App Store/ })).toBeNull()
  })
})
