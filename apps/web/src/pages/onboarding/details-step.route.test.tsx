import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fillAtOnce } from '#test/fill-at-once.ts'
import {
  british,
  detailsAddress,
  detailsForm,
  field,
  fill,
  openAs,
  openDetails,
  press,
  updatesOf,
} from './onboarding.fixtures.tsx'

async function choose(label: string, option: string): Promise<void> {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option)
}

describe('the first step', () => {
  test('asks a new member who they are, and says that it is the first of four [RTE-46.aa] [ONB-01] [ONB-05] [ONB-40]', async () => {
    await openDetails()
    for (const label of ['First name', 'Last name', 'Day', 'Month', 'Year', 'Mobile number', 'Postcode']) {
      expect(field(label)).toHaveValue('')
    }
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('United Kingdom')
    expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull()
    const steps = within(screen.getByRole('list', { name: 'Join in four steps' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent.replace(/^\d/, ''))).toEqual([
      'Your Details You are here',
      'Terms & Conditions To do',
      'Stay in Touch To do',
      'Start Exploring To do',
    ])
    expect(steps[0]).toHaveAttribute('aria-current', 'step')
    expect(await screen.findByRole('button', { name: 'Cancel' })).toBeVisible()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Rewards' })).toBeNull()
  })

  test('is saved for a member in Britain, who goes on to the terms [ONB-02] [ONB-39] [CON-29]', async () => {
    const { member, navigation } = await openDetails()
    fill(british)
    await press('Continue')
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/onboarding\/terms-and-conditions$/))
    expect(await updatesOf(member)).toEqual([
      {
        query: { region: 'GB' },
        status: 200,
        body: {
          channel: 'WEB',
          country: 'GB',
          firstName: 'Zoë',
          lastName: "O'Brien-Ward",
          dateOfBirth: '29/02/1996',
          mobile: '07700900142',
          postcode: 'EH6 6QW',
          appState: { onboarding: 'TermsAndConditions' },
        },
      },
    ])
  })

  test('asks a member in the United States for month, day, ten digits, ZIP code and state [ONB-13] [ONB-16] [ONB-20] [ONB-22]', async () => {
    const { member, navigation } = await openDetails(`/en-us${detailsAddress}`)
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('United States')
    expect(screen.getAllByLabelText(/^(Day|Month|Year)$/).map(({ dataset }) => dataset['part'])).toEqual([
      'month',
      'day',
      'year',
    ])
    expect(field('ZIP code')).toHaveAttribute('inputmode', 'numeric')
    fill({ 'First name': 'Ada', 'Last name': 'Archer', Month: '07', Day: '04', Year: '1990' })
    fill({ 'Cell phone number': '(212) 555-0142', 'ZIP code': '100131234' })
    await press('Continue')
    const state = screen.getByRole('combobox', { name: 'State' })
    await waitFor(() => expect(state).toHaveFocus())
    expect(state).toHaveAccessibleDescription('Choose your state')
    await choose('State', 'New York')
    await press('Continue')
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/en-us\/onboarding\/terms-and-conditions$/))
    expect((await updatesOf(member))[0]).toMatchObject({
      status: 200,
      body: { country: 'US', dateOfBirth: '04/07/1990', mobile: '2125550142', postcode: '10013-1234', state: 'NY' },
    })
  })

  test.each([
    ['gir0aa', 'GIR 0AA'],
    ['w1a 1hq', 'W1A 1HQ'],
    ['10013', undefined],
  ])(
    'takes postcodes of the United Kingdom, Girobank’s among them, and no others: %s [ONB-21]',
    async (typed, sent) => {
      const { member } = await openDetails()
      fill({ ...british, Postcode: typed })
      await press('Continue')
      if (sent === undefined) {
        await waitFor(() => expect(field('Postcode')).toHaveAccessibleDescription(/Enter a UK postcode/))
        expect(await updatesOf(member)).toEqual([])
      } else {
        await waitFor(async () =>
          expect((await updatesOf(member))[0]).toMatchObject({ status: 200, body: { postcode: sent } }),
        )
      }
    },
  )

  test('takes any postcode of the rest of the world, and a UK mobile [ONB-17]', async () => {
    const { member } = await openDetails(`/world${detailsAddress}`)
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Rest of the world')
    fill({ ...british, Postcode: '75008', 'Mobile number': '+44 7700 900142' })
    await press('Continue')
    await waitFor(async () => expect(await updatesOf(member)).toHaveLength(1))
    expect((await updatesOf(member))[0]).toMatchObject({
      status: 200,
      body: { country: 'WORLD', mobile: '07700900142', postcode: '75008' },
    })
  })

  test('says that all fields are required, names each that is empty, and leads to the first [ONB-07] [ONB-08] [ONB-11] [ONB-23]', async () => {
    const { member } = await openDetails()
    await press('Continue')
    const summary = await screen.findByRole('region', { name: 'All fields are required' })
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Enter your first name',
      'Enter your last name',
      'Enter your date of birth',
      'Enter your mobile number',
      'Enter your postcode',
    ])
    await waitFor(() => expect(field('First name')).toHaveFocus())
    expect(field('First name')).toHaveAccessibleDescription('Enter your first name')
    expect(await updatesOf(member)).toEqual([])
    fill(british)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'All fields are required' })).toBeNull())
  })

  test('says what is wrong with a field when it is left, and at each change from then on [ONB-06] [ONB-09] [ONB-10] [ONB-19]', async () => {
    await openDetails()
    await userEvent.type(field('First name'), '-Ada')
    expect(field('First name')).toBeValid()
    await userEvent.click(field('Last name'))
    await waitFor(() => expect(field('First name')).toHaveAccessibleDescription('Invalid name entered'))
    fill({ 'First name': 'Ada' })
    await waitFor(() => expect(field('First name')).toBeValid())
    fill({ 'First name': 'A'.repeat(31) })
    await waitFor(() => expect(field('First name')).toHaveAccessibleDescription('Must be 30 characters or less'))
    await userEvent.click(field('Postcode'))
    fill({ Postcode: 'A'.repeat(21) })
    await userEvent.click(field('Last name'))
    await waitFor(() => expect(field('Postcode')).toHaveAccessibleDescription('Must be 20 characters or less'))
  })

  test.each([
    ['', '31', '02', '1990', 'Enter a real date, such as 04 11 1986'],
    ['', '29', '02', '2023', 'Enter a real date, such as 04 11 1986'],
    ['/en-us', '29', '02', '2023', 'Enter a real date, such as 11 04 1986'],
  ])(
    'says of a date that does not exist what it looks like, leads there and sends nothing: %s %s/%s/%s [ONB-11]',
    async (region, Day, Month, Year, text) => {
      const { member } = await openDetails(region + detailsAddress)
      fill({ Day, Month, Year })
      await press('Continue')
      await waitFor(() => expect(field('Year')).toHaveAccessibleDescription(expect.stringContaining(text)))
      expect(screen.queryByText('We’d love to see you later')).toBeNull()
      fill({ Year: '1996', Day: '29' })
      await waitFor(() => expect(field('Year')).toBeValid())
      expect(await updatesOf(member)).toEqual([])
    },
  )

  test('takes a name from right to left as it is written, and refuses one with a picture in it [ONB-09]', async () => {
    const { member } = await openDetails()
    fill({ ...british, 'First name': 'Zoë 🙂', 'Last name': 'بن علي' })
    expect(field('Last name')).toHaveAttribute('dir', 'auto')
    await press('Continue')
    await waitFor(() => expect(field('First name')).toHaveAccessibleDescription('Invalid name entered'))
    expect(field('Last name')).toBeValid()
    expect(await updatesOf(member)).toEqual([])
    fill({ 'First name': 'محمد' })
    await press('Continue')
    await waitFor(async () =>
      expect((await updatesOf(member))[0]).toMatchObject({
        status: 200,
        body: { firstName: 'محمد', lastName: 'بن علي' },
      }),
    )
  })

  test.each([
    ['', 'Mobile number', '077009001429', '07700900142'],
    ['/en-us', 'Cell phone number', '21255501429', '2125550142'],
    ['', 'Mobile number', '+447700900142', '07700900142'],
  ])(
    'takes no more digits of a mobile than the country has [ONB-18] [CON-28]: %s %s %s',
    async (region, label, typed, kept) => {
      await openDetails(region + detailsAddress)
      expect(field(label)).toHaveAttribute('type', 'tel')
      await userEvent.type(field(label), typed)
      expect(field(label)).toHaveValue(kept)
    },
  )

  test.each([
    ['', "Sorry, you can't join Kestrel Red if you're under 18", '[ONB-12] [ONB-14]'],
    ['/en-us', "You can't sign up if you're not over 18", '[ONB-12] [ONB-15]'],
    ['/world', "Sorry, you can't join Kestrel Red if you're under 18", '[ONB-12]'],
  ])('tells somebody under 18 kindly, sends nothing and keeps nothing in %s: %s %s', async (region, text) => {
    const { member } = await openDetails(region + detailsAddress)
    fill({ 'First name': 'Ada', Day: '01', Month: '02', Year: String(new Date().getFullYear() - 17) })
    expect(screen.getByText('We’d love to see you later')).toBeVisible()
    await press('Continue')
    await waitFor(() => expect(field('Year')).toHaveAccessibleDescription(text))
    expect(await updatesOf(member)).toEqual([])
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('Ada')
    cleanup()
    await openAs(member, region + detailsAddress)
    await detailsForm()
    expect(field('First name')).toHaveValue('')
  })

  test('checks by the rules of another country as soon as it is chosen', async () => {
    await openDetails()
    fill({ ...british, Postcode: '10013' })
    await press('Continue')
    await waitFor(() => expect(field('Postcode')).toHaveAccessibleDescription(/UK postcode/))
    await choose('Country', 'Rest of the world')
    await waitFor(() => expect(field('Postcode')).toBeValid())
  })

  test('is filled in by the browser in one go', async () => {
    const { member } = await openDetails()
    expect(
      ['First name', 'Last name', 'Day', 'Month', 'Year', 'Mobile number', 'Postcode'].map(
        (label) => field(label).autocomplete,
      ),
    ).toEqual(['given-name', 'family-name', 'bday-day', 'bday-month', 'bday-year', 'tel', 'postal-code'])
    const { Day, Month, Year, ...texts } = { ...british, 'Mobile number': '+44 7700 900142' }
    fillAtOnce(texts)
    fill({ Day, Month, Year })
    await press('Continue')
    await waitFor(async () => expect((await updatesOf(member))[0]?.status).toBe(200))
  })
})
