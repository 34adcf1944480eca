import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { oneWay } from '#features/flight-selection/flight-results.fixtures.tsx'
import { control, renderRoute } from '#test/render-route.tsx'

const results = '/redsky-search/results'
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Find flights' }))

test('an address that is no whole search leads to the questions, which say why and keep the rest [FLT-32]', async () => {
  const member = await control.createMember('gb.member')
  const app = await renderRoute(`${results}?origin=LHR&destination=XXX&passengers=a2t0c0i0`, member)
  expect((await sheet()).getByText('Some of your search needs another look')).toBeVisible()
  expect(app.state.location.pathname).toMatch(/redsky-search\/edit$/)
  expect(app.state.location.search).toBe('?origin=LHR&destination=XXX&passengers=a2t0c0i0')
  expect(await screen.findByRole('button', { name: /^From London/, hidden: true })).toBeInTheDocument()
})

test('questions that are left open over the results lead to the landing when they are closed', async () => {
  const member = await control.createMember('gb.member')
  const app = await renderRoute(`${results}/edit?origin=LHR`, member)
  await userEvent.click((await sheet()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(app.state.location.pathname).toMatch(/redsky-search$/))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an answer that is changed over the results is searched once it is sent', async () => {
  const member = await control.createMember('gb.member')
  const app = await renderRoute(`${results}/edit?${new URLSearchParams(oneWay)}`, member)
  const questions = await sheet()
  const { textContent: found } = await screen.findByText(/direct flights? found$/)
  const field = questions.getByRole('combobox', { name: 'Destination airport' })
  await userEvent.clear(field)
  await userEvent.type(field, 'boston')
  await userEvent.click(await screen.findByRole('option', { name: /Boston/ }))
  await waitFor(() => expect(app.state.location.search).toContain('destination=BOS'))
  expect(screen.getByText(/direct flights? found$/)).toHaveTextContent(found)
  await userEvent.click(questions.getByRole('button', { name: 'Search flights' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const asked = () => control.requests({ operationId: 'SearchOffers', member: member.email })
  await waitFor(async () => expect(await asked()).toHaveLength(2))
})
