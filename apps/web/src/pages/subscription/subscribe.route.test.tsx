import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { control, renderRoute } from '#test/render-route.tsx'

afterEach(() => control.clearFaults())

const patient = { timeout: 15_000 }
const plan = async (name: string) => within(await screen.findByRole('article', { name }, patient))
const featuresOf = (card: Awaited<ReturnType<typeof plan>>) =>
  card.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/(More about|For the|A ).*/, ''))
const yearly = 'Kestrel Plus Yearly'
const monthly = 'Kestrel Plus Monthly'
const free = 'Kestrel Red Free'

describe('the plans', () => {
  test('are the free one, which has two features, and the paid ones [RTE-46.r] [RTE-12] [SUB-02]', async () => {
    await renderRoute('/subscribe')
    const card = await plan(free)
    expect(screen.getByRole('heading', { level: 1, name: 'Choose your membership' })).toBeVisible()
    expect(card.getByText('Free')).toBeVisible()
    expect(featuresOf(card)).toEqual(['Points with every earning partner', 'Rewards to spend your points on'])
    expect(screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)).toEqual([
      free,
      yearly,
      monthly,
    ])
    expect(await control.requests({ operationId: 'listPlans' })).not.toEqual([])
  })

  test.each([
    [yearly, '£79.99 a year', 'Free for 7 days, then £79.99 a year. It renews every year until you cancel.', 5],
    [monthly, '£7.99 a month', 'Free for 7 days, then £7.99 a month. It renews every month until you cancel.', 4],
  ])(
    '%s says what it is, what it gives, and what is paid when, and leads to its payment [SUB-01] [SUB-03] [SUB-31]',
    async (name, cost, terms, count) => {
      await renderRoute('/world/subscribe')
      const card = await plan(name)
      expect(card.getByText((_text, element) => element?.tagName === 'P' && element.textContent === cost)).toBeVisible()
      expect(card.getByText('Everything in the club, and more')).toBeVisible()
      expect(card.getByText(terms)).toBeVisible()
      expect(card.getAllByRole('listitem')).toHaveLength(count)
      const help = card.getByRole('button', { name: 'More about “Rewards for Plus members alone”' })
      expect(card.queryByRole('tooltip')).toBeNull()
      await userEvent.click(help)
      expect(card.getByRole('tooltip')).toHaveTextContent(/^A night in a lighthouse/)
      expect(card.getAllByRole('button')).toHaveLength(count - 1)
      expect(card.getByRole('link', { name: `Choose ${name}` })).toHaveAttribute(
        'href',
        `/kestrel-red/world/subscription-payment/${name === yearly ? 'kestrel-plus-yearly' : 'kestrel-plus-monthly'}`,
      )
    },
  )

  test('are compared feature by feature, with a word behind each tick and cross [SUB-04]', async () => {
    await renderRoute('/subscribe')
    const table = within(await screen.findByRole('table', { name: 'Compare the plans' }, patient))
    const rows = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
    const [yes, no] = ['Included', 'Not included']
    expect(rows).toEqual([
      ['Feature', free, yearly, monthly],
      ['Points with every earning partner', yes, yes, yes],
      ['Rewards to spend your points on', yes, yes, yes],
      ['Rewards for Plus members alone', no, yes, yes],
      ['Double points with every earning partner', no, yes, yes],
      ['Two coffees every month', no, yes, yes],
      ['First pick of limited rewards', no, yes, yes],
      ['Two months for nothing', no, yes, no],
    ])
    expect(table.getAllByRole('columnheader')).toHaveLength(4)
    expect(table.getAllByRole('rowheader')).toHaveLength(7)
  })

  test('let visitors join for free', async () => {
    await renderRoute('/subscribe')
    expect((await plan(free)).getByRole('button', { name: 'Join for free' })).toBeVisible()
  })

  test('are offered to members with theirs marked', async () => {
    await renderRoute('/subscribe', await control.createMember('gb.member'))
    await waitFor(async () => expect((await plan(free)).getByText('Your plan')).toBeVisible(), patient)
    expect((await plan(free)).queryByRole('button')).toBeNull()
    expect((await plan(yearly)).getByRole('link', { name: `Choose ${yearly}` })).toBeVisible()
  })

  test('that cannot be fetched say so, and come on request', async () => {
    await control.addFault({ operationId: 'listPlans', times: 1, status: 400 })
    await renderRoute('/subscribe')
    expect(await screen.findByRole('heading', { name: 'We couldn’t load the plans' }, patient)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await plan(yearly)).toBeDefined()
  })

  test('may be the free one alone', async () => {
    await control.addFault({ operationId: 'listPlans', times: 9, status: 200, body: { plans: [] } })
    await renderRoute('/subscribe')
    expect(await plan(free)).toBeDefined()
    expect(screen.getByText(/^There are no paid plans at the moment/)).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
