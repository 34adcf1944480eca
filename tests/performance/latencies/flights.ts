import type { Measure, Scenario } from './scenarios.ts'

const sheet = '[role="dialog"]'
/** As far as the search goes at most, and no day that is over. */
const day = new Date(Date.UTC(new Date().getUTCFullYear(), 11, 31))
const times = 3

/** One way, as a member finds it: the questions, the flights, the summary. */
export const flights: Scenario = async (visit, measure) => {
  for (let time = 0; time < times; time++) {
    await visit.open('redsky-search')
    await answer(visit, measure)
    const fare = visit.page.getByRole('button', { name: /^Choose .*points$/ }).first()
    await measure(
      'flights: search',
      () => visit.page.getByRole('dialog').getByRole('button', { name: 'Search flights' }).click(),
      { selector: 'main ul[aria-label="Flights"], main [role="list"][aria-label="Flights"]' },
    )
    await measure('flights: choose a fare', () => fare.click(), { selector: `${sheet} h3`, says: 'Flight' })
  }
}

async function answer({ page }: Parameters<Scenario>[0], measure: Measure): Promise<void> {
  const goOn = () => page.getByRole('button', { name: 'Continue' }).click()
  const asks = (says: string) => ({ selector: `${sheet} h3`, says })
  await measure(
    'flights: open the questions',
    () => page.getByRole('button', { name: /^From / }).click(),
    asks('Where do you fly from?'),
  )
  for (const [end, airport, next] of [
    ['Departure', /London Heathrow/, 'Where do you fly to?'],
    ['Destination', /New York/, 'When do you fly?'],
  ] as const) {
    await measure('flights: open the airports', () => page.getByRole('combobox', { name: `${end} airport` }).click(), {
      selector: '[role="listbox"]',
    })
    await measure(
      'flights: choose an airport',
      () => page.getByRole('option', { name: airport }).first().click(),
      asks(next),
    )
  }
  await page.getByText('One way', { exact: true }).click()
  const last = page.getByRole('button', { name: new RegExp(`31 December ${day.getUTCFullYear()}`) })
  while (!(await last.isVisible())) await page.getByRole('button', { name: 'Next month' }).click()
  await measure('flights: choose a day', () => last.click(), {
    selector: `${sheet} [aria-selected="true"]`,
    says: '31',
  })
  await measure('flights: go on', goOn, asks('Who is flying?'))
}
