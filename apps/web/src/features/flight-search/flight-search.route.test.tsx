import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endSession } from '#platform/auth/auth.ts'
import { control, renderRoute } from '#test/render-route.tsx'
import { setFlightLogin } from './state/flight-login.ts'

const landing = '/redsky-search/edit'
const results = '/redsky-search/results'
const route = 'origin=LHR&destination=JFK'

beforeEach(() => {
  // A day from which each proposal can be named.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-10T12:00:00Z') })
})

afterEach(() => {
  act(() => setFlightLogin({ kind: 'idle' }))
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const sheet = () => screen.findByRole('dialog', { name: 'Find flights' })
const question = (name: string) => screen.findByRole('heading', { level: 3, name })
const goOn = () => screen.getByRole('button', { name: 'Continue' })
const queryOf = ({ state }: Awaited<ReturnType<typeof renderRoute>>) => state.location.search
const boxes = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('textbox')
    .map((box) => (box as HTMLInputElement).value)

const offersAsked = async () =>
  (await control.requests()).filter(({ operationId }) => /offers/i.test(operationId ?? '')).length

async function choose(label: string, text: string, option: string | RegExp) {
  const field = await screen.findByRole('combobox', { name: label })
  await userEvent.click(field)
  await userEvent.type(field, text)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

async function type(name: string, parts: readonly string[]) {
  const inputs = within(screen.getByRole('group', { name })).getAllByRole('textbox')
  for (const [index, box] of inputs.entries()) {
    await userEvent.clear(box)
    if (parts[index] !== undefined && parts[index] !== '') await userEvent.type(box, parts[index])
  }
}

describe('a guest is asked one question after the other', () => {
  test('from an airport to passengers, and each answer is in the address [RTE-46.ac] [FLT-07] [FLT-08] [FLT-29] [FLT-30]', async () => {
    const app = await renderRoute('/redsky-search')
    await userEvent.click(await screen.findByRole('button', { name: /^From Choose an airport/ }))
    expect(within(await sheet()).getByText('Question 1 of 4')).toBeVisible()
    await waitFor(async () => expect(await question('Where do you fly from?')).toHaveFocus())
    await choose('Departure airport', 'heath', /London Heathrow/)
    await waitFor(async () => expect(await question('Where do you fly to?')).toHaveFocus())
    expect(queryOf(app)).toBe('?origin=LHR&passengers=a1t0c0i0')
    await choose('Destination airport', 'new york', /New York/)
    await waitFor(async () => expect(await question('When do you fly?')).toHaveFocus())
    await userEvent.click(goOn())
    await waitFor(async () => expect(await question('Who is flying?')).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'One more: Children' }))
    expect(queryOf(app)).toBe(
      '?origin=LHR&destination=JFK&departing=2027-06-11&returning=2027-06-18&passengers=a1t0c1i0',
    )
    expect(screen.getByRole('button', { name: 'Search flights' })).toBeEnabled()
  })

  test('and cannot go on without both airports, and reads why [FLT-10]', async () => {
    await renderRoute(landing)
    await sheet()
    expect(goOn()).toBeDisabled()
    expect(goOn()).toHaveAccessibleDescription('Choose where you fly from and to, then you can continue.')
    await choose('Departure airport', 'LHR', /Heathrow/)
    await question('Where do you fly to?')
    expect(goOn()).toBeDisabled()
    await choose('Destination airport', 'JFK', /Kennedy/)
    await question('When do you fly?')
    expect(goOn()).toBeEnabled()
  })

  test('and goes back with every answer kept [FLT-08]', async () => {
    const app = await renderRoute(`${landing}?${route}&departing=2027-07-01&passengers=a2t0c0i0`)
    await question('Where do you fly from?')
    for (const next of ['Where do you fly to?', 'When do you fly?', 'Who is flying?']) {
      await userEvent.click(goOn())
      await question(next)
    }
    for (const before of ['When do you fly?', 'Where do you fly to?', 'Where do you fly from?']) {
      await userEvent.click(screen.getByRole('button', { name: 'Back to the question before' }))
      await question(before)
    }
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Departure airport' })).toHaveValue('London Heathrow (LHR)'),
    )
    expect(queryOf(app)).toContain('departing=2027-07-01')
    expect(queryOf(app)).toContain('passengers=a2t0c0i0')
    expect(screen.queryByRole('button', { name: 'Back to the question before' })).toBeNull()
  })

  test('and the question that was pressed is the one that is asked', async () => {
    await renderRoute(`/redsky-search?${route}`)
    await userEvent.click(await screen.findByRole('button', { name: /^Dates / }))
    await question('When do you fly?')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: /^Passengers / }))
    await question('Who is flying?')
  })
})

describe('the airport picker', () => {
  test('lists airports by region, and not the one at the other end [FLT-12] [FLT-13] [FLT-14]', async () => {
    await renderRoute(`${landing}?origin=LHR`)
    await userEvent.click(await screen.findByRole('combobox', { name: 'Destination airport' }))
    const list = await screen.findByRole('listbox')
    for (const region of ['United Kingdom', 'USA', 'Africa', 'Asia', 'Canada', 'Caribbean', 'Mexico', 'Middle East'])
      expect(within(list).getByRole('group', { name: region })).toBeVisible()
    expect(within(list).getAllByRole('option')).toHaveLength(35)
    expect(within(list).queryByRole('option', { name: /Heathrow/ })).toBeNull()
  })

  test('searches every word after a rest of 300 ms [FLT-15] [FLT-16] [CST-07.d]', async () => {
    await renderRoute(landing)
    const field = await screen.findByRole('combobox', { name: 'Departure airport' })
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2027-06-10T12:00:00Z') })
    act(() => field.focus())
    fireEvent.input(field, { target: { value: '  YORK new ' } })
    act(() => void vi.advanceTimersByTime(299))
    expect(screen.getAllByRole('option').length).toBe(36)
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      expect.stringContaining('New York, John F. Kennedy (JFK)'),
    ])
  })

  test('says that no airport matches, and what to do [FLT-17]', async () => {
    await renderRoute(landing)
    await userEvent.type(await screen.findByRole('combobox', { name: 'Departure airport' }), 'Atlantis')
    const box = await screen.findByText(
      'None of our airports matches “Atlantis”. Check the spelling, or try a city or a country.',
    )
    expect(box).toBeInTheDocument()
    // Once: a list that said it as well would lie over the box.
    expect(screen.getAllByText('We couldn’t find that airport')).toHaveLength(1)
    expect(screen.getByRole('combobox', { name: 'Departure airport' })).toHaveAttribute('aria-expanded', 'false')
  })

  test('says that one cannot fly to where one starts', async () => {
    await renderRoute(`${landing}?origin=LHR`)
    await userEvent.type(await screen.findByRole('combobox', { name: 'Destination airport' }), 'heathrow')
    expect(
      await screen.findByText(/London Heathrow \(LHR\) is where you fly from, so it can’t be your destination as well/),
    ).toBeInTheDocument()
  })

  test('has the last three searches first, each once, and goes on from one [FLT-14] [FLT-18] [CST-12.b]', async () => {
    localStorage.setItem('recent-airports', JSON.stringify(['JFK', 'XXX', 'JFK', 'BOS', 7, 'MIA', 'LHR']))
    const app = await renderRoute(`${landing}?origin=LHR`)
    await userEvent.click(await screen.findByRole('combobox', { name: 'Destination airport' }))
    const recent = await screen.findByRole('group', { name: 'Recent searches' })
    expect(
      within(recent)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([expect.stringContaining('(JFK)'), expect.stringContaining('(BOS)'), expect.stringContaining('(MIA)')])
    await userEvent.click(within(recent).getByRole('option', { name: /Boston/ }))
    await question('When do you fly?')
    expect(queryOf(app)).toContain('destination=BOS')
    expect(localStorage.getItem('recent-airports')).toBe('["BOS","JFK","MIA"]')
  })
})

test('recent searches go when the session ends [AUT-03]', async () => {
  vi.useRealTimers()
  localStorage.setItem('recent-airports', '["JFK"]')
  await renderRoute(`${results}/edit`, await control.createMember('gb.member'))
  await userEvent.click(await screen.findByRole('combobox', { name: 'Departure airport' }))
  expect(await screen.findByRole('group', { name: 'Recent searches' })).toBeVisible()
  act(() => endSession())
  expect(localStorage.getItem('recent-airports')).toBeNull()
})

describe('the dates', () => {
  const dates = `${landing}?${route}`

  test('are those proposed, tomorrow and a week later, unless others are chosen [FLT-19] [FLT-22]', async () => {
    await renderRoute(dates)
    await question('When do you fly?')
    expect(screen.getByRole('radio', { name: 'Round trip' })).toBeChecked()
    expect(boxes('Departure')).toEqual(['11', '06', '2027'])
    expect(boxes('Return')).toEqual(['18', '06', '2027'])
  })

  test('go to 31 December, in a calendar of twelve months [FLT-20] [FLT-23] [CST-12.f] [CON-30]', async () => {
    await renderRoute(dates)
    await question('When do you fly?')
    expect(screen.getByText(/choose your own up to 31 December 2027/)).toBeVisible()
    const next = () => screen.getByRole('button', { name: 'Next month' })
    let count = 1
    while (!next().hasAttribute('disabled') && count < 20) {
      await userEvent.click(next())
      count++
      if (count === 8)
        for (const day of screen.getAllByRole('button', { name: /January 2028/ }))
          expect(day).toHaveAttribute('aria-disabled', 'true')
    }
    expect(count).toBe(12)
  })

  test('are read as people of the region read them: weeks in the US begin with Sunday', async () => {
    const firstOfWeek = async (weekday: RegExp) => {
      await question('When do you fly?')
      const week = screen.getByRole('button', { name: weekday }).closest('tr')
      return within(week ?? document.body).getAllByRole('button')[0]?.textContent
    }
    await renderRoute(dates)
    expect(await firstOfWeek(/Monday,? 14 June 2027/)).toBe('14')
    cleanup()
    await renderRoute(`/en-us${dates}`)
    expect(await firstOfWeek(/Monday, June 14, 2027/)).toBe('13')
  })

  test('need a first and a second press [FLT-21]', async () => {
    const app = await renderRoute(dates)
    await question('When do you fly?')
    await userEvent.click(screen.getByRole('button', { name: /21 June 2027/ }))
    expect(queryOf(app)).not.toContain('departing')
    await userEvent.click(screen.getByRole('button', { name: /25 June 2027/ }))
    await waitFor(() => expect(queryOf(app)).toContain('departing=2027-06-21&returning=2027-06-25'))
    expect(boxes('Return')).toEqual(['25', '06', '2027'])
  })

  test('have no way back for one way [FLT-19]', async () => {
    const app = await renderRoute(dates)
    await question('When do you fly?')
    await userEvent.click(screen.getByRole('radio', { name: 'One way' }))
    await waitFor(() => expect(queryOf(app)).toContain('departing=2027-06-11'))
    expect(queryOf(app)).not.toContain('returning')
    expect(screen.queryByRole('group', { name: 'Return' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /24 June 2027/ }))
    await waitFor(() => expect(queryOf(app)).toContain('departing=2027-06-24'))
  })

  test('can be typed, and what is wrong is said at its field and keeps what was typed [FLT-20]', async () => {
    const app = await renderRoute(dates)
    await question('When do you fly?')
    await type('Departure', ['31', '6', '2027'])
    await userEvent.click(goOn())
    expect((await screen.findAllByText('Enter a real date, with a year of four digits')).length).toBeGreaterThan(0)
    expect(boxes('Departure')).toEqual(['31', '6', '2027'])
    expect(queryOf(app)).not.toContain('departing')
    await type('Departure', ['1', '7', '2027'])
    await userEvent.click(goOn())
    await question('Who is flying?')
    expect(queryOf(app)).toContain('departing=2027-07-01&returning=2027-07-08')
  })

  test('on 31 December are that day alone [FLT-20] [FLT-22] [CON-30]', async () => {
    vi.setSystemTime(new Date('2027-12-31T12:00:00Z'))
    const app = await renderRoute(dates)
    await question('When do you fly?')
    expect(boxes('Departure')).toEqual(['31', '12', '2027'])
    expect(boxes('Return')).toEqual(['31', '12', '2027'])
    await userEvent.click(goOn())
    await question('Who is flying?')
    expect(queryOf(app)).toContain('departing=2027-12-31&returning=2027-12-31')
  })
})

describe('the passengers', () => {
  const open = async (passengers: string) => {
    const app = await renderRoute(`/redsky-search?${route}&departing=2027-07-01&passengers=${passengers}`)
    await userEvent.click(await screen.findByRole('button', { name: /^Passengers / }))
    await question('Who is flying?')
    return app
  }
  const more = (kind: string) => screen.getByRole('button', { name: `One more: ${kind}` })
  const fewer = (kind: string) => screen.getByRole('button', { name: `One fewer: ${kind}` })

  test('are counted by age, an adult at least [FLT-25] [FLT-27]', async () => {
    const app = await open('a1t0c0i0')
    for (const [kind, age] of [
      ['Adults', '16 and over'],
      ['Young adults', '12 to 15'],
      ['Children', '2 to 11'],
      ['Infants', 'Up to 2'],
    ] as const) {
      expect(screen.getByRole('textbox', { name: kind })).toHaveAccessibleDescription(expect.stringContaining(age))
      expect(fewer(kind)).toBeDisabled()
    }
    await userEvent.click(more('Young adults'))
    await waitFor(() => expect(queryOf(app)).toContain('passengers=a1t1c0i0'))
    await userEvent.click(more('Children'))
    await waitFor(() => expect(queryOf(app)).toContain('passengers=a1t1c1i0'))
  })

  test('are nine at most, and it says so [FLT-24] [CST-12.a]', async () => {
    await open('a5t2c1i0')
    await userEvent.click(more('Children'))
    expect(more('Adults')).toBeDisabled()
    expect(more('Children')).toBeDisabled()
    expect(screen.getAllByText('Up to 9 passengers can travel together.').length).toBeGreaterThan(0)
  })

  test('have no more infants than adults, and nothing is changed silently [FLT-25]', async () => {
    const app = await open('a2t0c0i1')
    await userEvent.click(more('Infants'))
    expect(more('Infants')).toBeDisabled()
    expect(screen.getByText('Each infant travels with an adult of their own, so add an adult first.')).toBeVisible()
    expect(fewer('Adults')).toBeDisabled()
    expect(screen.getByText(/take off an infant first to have fewer adults/)).toBeVisible()
    expect(queryOf(app)).toContain('passengers=a2t0c0i2')
  })

  test('explain what an infant is [FLT-26]', async () => {
    await open('a1t0c0i0')
    await userEvent.click(screen.getByRole('button', { name: 'About infants' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('An infant is under 2')
  })
})

describe('a link with nonsense keeps what was right, and says what was wrong [FLT-32]', () => {
  test.each([
    ['origin=XXX&destination=JFK', 'We don’t know the airport you fly from in this link. Choose one of our airports.'],
    ['origin=LHR&destination=LHR', 'You can’t fly to the airport you start from. Choose another destination.'],
    [
      `${route}&departing=2027-06-09`,
      'The departure day in this link can’t be chosen. Choose one from 10 June 2027 to 31 December 2027.',
    ],
    [`${route}&departing=2027-07-01&returning=2027-06-30`, /The return day in this link can’t be chosen/],
    [`${route}&passengers=a9t9c9i9`, /The passengers in this link can’t travel together/],
  ])('%s', async (query, problem) => {
    await renderRoute(`${landing}?${query}`)
    expect(within(await sheet()).getByText('Some of your search needs another look')).toBeVisible()
    expect(screen.getByText(problem)).toBeVisible()
  })
})

describe('login for a search', () => {
  const whole = `${route}&departing=2027-07-01&passengers=a1t0c0i0`

  test('is started with the target saved when a guest searches, and nothing is sent [FLT-45] [FLT-46] [FLT-48] [CON-31]', async () => {
    const before = await offersAsked()
    await renderRoute(`/redsky-search?${whole}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Search flights' }))
    expect(await screen.findByText('Taking you to log in. Your search is kept.')).toBeVisible()
    expect(sessionStorage.getItem('flight-login-target')).toMatch(/^\/redsky-search\/results\/edit\?origin=LHR/)
    expect(await offersAsked()).toBe(before)
  })

  test('leads to the saved search, which is filled in [FLT-47] [FLT-48]', async () => {
    vi.useRealTimers()
    sessionStorage.setItem('flight-login-target', `${results}/edit?${route}&passengers=a2t0c0i0`)
    const app = await renderRoute(landing, await control.createMember('gb.member'))
    await waitFor(() => expect(app.state.location.pathname).toContain(`${results}/edit`))
    expect(await screen.findByText('You’re logged in')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Departure airport' })).toHaveValue('London Heathrow (LHR)'),
    )
    expect(screen.getByRole('textbox', { name: 'Adults' })).toHaveValue('2')
    expect(sessionStorage.getItem('flight-login-target')).toBeNull()
  })

  test.each(['/activity', `${results}?${route}`, 'https://evil.example/redsky-search/results/edit', '//evil.example'])(
    'ignores %s, and says so [FLT-47]',
    async (path) => {
      vi.useRealTimers()
      const warn = vi.spyOn(console, 'warn').mockReturnValue()
      sessionStorage.setItem('flight-login-target', path)
      const app = await renderRoute(landing, await control.createMember('gb.member'))
      expect(await screen.findByText(/couldn’t bring back your search/)).toBeVisible()
      expect(app.state.location.pathname).toContain(landing)
      expect(warn).toHaveBeenCalled()
    },
  )

  test('that was not finished keeps the search [FLT-48]', async () => {
    sessionStorage.setItem('flight-login-target', `${results}/edit?${whole}`)
    await renderRoute(`${landing}?${whole}`)
    expect(await screen.findByText('You’re not logged in yet')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Departure airport' })).toHaveValue('London Heathrow (LHR)'),
    )
  })
})

test('all questions are open at results, and one press searches [FLT-09]', async () => {
  vi.useRealTimers()
  const app = await renderRoute(`${results}/edit?origin=LHR`, await control.createMember('gb.member'))
  const dialog = within(await sheet())
  for (const name of ['Where do you fly from?', 'Where do you fly to?', 'When do you fly?', 'Who is flying?'])
    expect(dialog.getByRole('heading', { level: 3, name })).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Continue' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Search flights' }))
  expect((await screen.findAllByText('Choose the airport you fly to')).length).toBeGreaterThan(0)
  await choose('Destination airport', 'JFK', /Kennedy/)
  await userEvent.click(screen.getByRole('button', { name: 'Search flights' }))
  await waitFor(() => expect(app.state.location.pathname).toMatch(/results$/))
  expect(queryOf(app)).toMatch(/origin=LHR&destination=JFK&departing=\d{4}-\d\d-\d\d&returning=/)
})
