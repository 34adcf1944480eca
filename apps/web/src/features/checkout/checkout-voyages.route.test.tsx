import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import {
  address,
  atConfirmation,
  button,
  fill,
  fillIn,
  open,
  orders,
  redeem,
  rewardFor,
  tick,
} from './checkout-orders.fixtures.tsx'
import { control, renderRoute } from '#test/render-route.tsx'

describe('a voyage', () => {
  test('is ordered for who leads the party, at the cost that was shown [CHK-06] [CHK-07] [CHK-08] [CHK-34] [CHK-35] [CHK-57]', async () => {
    const { reward, member: who, navigation } = await open('VOYAGES_FULFILMENT')
    expect(screen.getByText('Central Sea Terrace - 1 Cabin, up to 2 sailors')).toBeVisible()
    expect(screen.getByText('Orders are confirmed by email within 48 hours.')).toBeVisible()
    await fillIn('VOYAGES_FULFILMENT')
    await redeem()
    await atConfirmation(navigation)
    const calls = await orders('VOYAGES_FULFILMENT', who)
    expect(calls.map(({ status }) => status)).toEqual([201])
    expect(calls[0]?.body).toEqual({
      rewardId: reward.rewardId,
      expectedPoints: reward.cost,
      personDetails: {
        firstName: 'Alex',
        lastName: 'Hartley',
        email: 'alex@kestrel.test',
        dateOfBirth: '1986-03-14',
        phoneNumber: expect.stringMatching(/^\d+$/),
        sex: 'Unknown',
        countryAccessCode: '+44',
        citizenship: 'GB',
      },
    })
  })

  test('needs all three consents, and asks for them anew every time [CHK-05] [CHK-06] [CON-24]', async () => {
    const { reward, member: who } = await open('VOYAGES_FULFILMENT')
    await fillIn('VOYAGES_FULFILMENT')
    expect(button('Redeem')).toBeEnabled()
    await tick(/^Send me news/)
    expect(button('Redeem')).toBeDisabled()
    cleanup()
    await renderRoute(address(reward), who)
    expect(await screen.findByText('14/03/1986')).toBeVisible()
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  })

  test('waits for who sails, and is sent once however often Redeem is pressed [CHK-06]', async () => {
    const { member: who, navigation } = await open('VOYAGES_FULFILMENT')
    const consents = ['I’m 18 or over', 'I accept the terms and conditions', /^Send me news/]
    await tick(...consents)
    expect(button('Redeem')).toBeDisabled()
    await tick(...consents)
    await fillIn('VOYAGES_FULFILMENT')
    const letGo = await control.holdBack({ operationId: 'placeVoyageOrder', member: who.email })
    const press = button('Redeem')
    await userEvent.dblClick(press)
    await letGo()
    await atConfirmation(navigation)
    expect(await orders('VOYAGES_FULFILMENT', who)).toHaveLength(1)
  })

  test('says all that is wrong at once, and leads to the first [CHK-36] [CHK-37] [CHK-42] [CHK-46] [CHK-48]', async () => {
    await open('VOYAGES_FULFILMENT')
    fill('First name', '')
    fill('Phone number', '')
    await userEvent.click(button('Continue'))
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('First name is required')
    expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(
      'Day is required. Month is required. Please enter a valid date',
    )
    expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription('Phone number is required')
    expect(screen.getByRole('radiogroup', { name: 'Gender' })).toHaveAccessibleDescription('Gender is required')
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
    fill('First name', 'Ada')
    await waitFor(() => expect(screen.getByLabelText('First name')).toBeValid())
    fill('Email', 'ada+sea@kestrel.test')
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        'Email contains invalid characters, please try another',
      ),
    )
    // Each line of the summary leads to its field.
    const summary = within(screen.getByRole('region', { name: 'There are problems with some fields' }))
    await userEvent.click(summary.getByRole('link', { name: 'Phone number is required' }))
    expect(screen.getByLabelText('Phone number')).toHaveFocus()
  })

  test('still has what was typed of who sails after a reload, and when it is changed again [CHK-02]', async () => {
    const { reward, member: who } = await open('VOYAGES_FULFILMENT')
    fill('First name', 'Ada')
    cleanup()
    await renderRoute(address(reward), who)
    expect(await screen.findByLabelText('First name')).toHaveValue('Ada')
    await fillIn('VOYAGES_FULFILMENT')
    await userEvent.click(button('Change details'))
    expect(await screen.findByLabelText('First name')).toHaveValue('Ada')
    expect(screen.getByLabelText('Year')).toHaveValue('1986')
  })

  test('takes digits of a date only, and leads on after two [CHK-49] [CHK-50] [CHK-51]', async () => {
    await open('VOYAGES_FULFILMENT')
    expect(screen.getAllByLabelText(/^(Day|Month|Year)$/).map(({ dataset }) => dataset['part'])).toEqual([
      'day',
      'month',
      'year',
    ])
    await userEvent.type(screen.getByLabelText('Day'), 'a1b')
    expect(screen.getByLabelText('Day')).toHaveValue('1')
    expect(screen.getByLabelText('Day')).toHaveFocus()
    await userEvent.keyboard('4')
    expect(screen.getByLabelText('Month')).toHaveFocus()
    expect(screen.getByLabelText('Day')).toHaveValue('14')
    await userEvent.keyboard('03')
    expect(screen.getByLabelText('Year')).toHaveFocus()
    await userEvent.keyboard('19861')
    expect(screen.getByLabelText('Year')).toHaveValue('1986')
  })

  test.each([
    ['day', 'Day', '5', '05'],
    ['month', 'Month', '3', '03'],
  ])(
    'writes the zero before a %s of one digit once it is left [CHK-42] [CHK-43]',
    async (_part, label, typed, value) => {
      await open('VOYAGES_FULFILMENT')
      await userEvent.type(screen.getByLabelText(label), typed)
      await userEvent.tab()
      expect(screen.getByLabelText(label)).toHaveValue(value)
      expect(screen.getByLabelText('Day')).not.toHaveAccessibleDescription(/2-digit/)
      // No day or month is zero, so that stays for the member to mend.
      fill(label, '')
      await userEvent.type(screen.getByLabelText(label), '0')
      await userEvent.tab()
      expect(screen.getByLabelText(label)).toHaveValue('0')
    },
  )

  test('begins in British ways for members in Britain [CHK-52] [CHK-53]', async () => {
    await open('VOYAGES_FULFILMENT')
    expect(screen.getByRole('combobox', { name: 'Citizenship' })).toHaveValue('United Kingdom')
    expect(button(/\+44/)).toBeVisible()
  })

  test('has the code of any of about 250 countries to choose [CHK-53]', async () => {
    await open('VOYAGES_FULFILMENT')
    await userEvent.click(button(/\+44/))
    const codes = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(codes.length).toBeGreaterThanOrEqual(240)
    expect(codes.length).toBeLessThanOrEqual(260)
    expect(codes).toContain('Zimbabwe+263')
    await userEvent.click(screen.getByRole('option', { name: /Iceland/ }))
    expect(button(/\+354/)).toBeVisible()
  })

  test('begins in American ways for members in the United States [CHK-51] [CHK-52] [CHK-53]', async () => {
    const reward = await rewardFor('VOYAGES_FULFILMENT', { region: 'US' })
    const who = await control.createMember('us.member', { points: 200_000 })
    await renderRoute(`/en-us${address(reward)}`, who)
    expect(await screen.findByRole('combobox', { name: 'Citizenship' })).toHaveValue('United States')
    expect(button(/\+1/)).toBeVisible()
    expect(screen.getAllByLabelText(/^(Day|Month|Year)$/).map(({ dataset }) => dataset['part'])).toEqual([
      'month',
      'day',
      'year',
    ])
    await userEvent.type(screen.getByLabelText('Month'), '03')
    expect(screen.getByLabelText('Day')).toHaveFocus()
  })

  test('asks to confirm again when its price has changed, and says so', async () => {
    const { member: who, navigation } = await open('VOYAGES_FULFILMENT')
    await control.addFault({
      operationId: 'placeVoyageOrder',
      member: who.email,
      times: 1,
      status: 422,
      code: 'PRICE_CHANGED',
      message: 'It costs more now.',
    })
    await fillIn('VOYAGES_FULFILMENT')
    const before = (await control.requests({ operationId: 'getSpendReward', member: who.email })).length
    await redeem()
    expect(await screen.findByText(/^The price has changed to [\d,]+ points\. Nothing has been ordered/)).toBeVisible()
    expect((await control.requests({ operationId: 'getSpendReward', member: who.email })).length).toBeGreaterThan(
      before,
    )
    await redeem()
    await atConfirmation(navigation)
    const keys = (await orders('VOYAGES_FULFILMENT', who)).map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(2)
  })

  test('leads back to the date of birth when the server finds the sailor too young [CHK-45]', async () => {
    const { member: who } = await open('VOYAGES_FULFILMENT')
    await control.addFault({
      operationId: 'placeVoyageOrder',
      member: who.email,
      times: 1,
      status: 422,
      code: 'UNDER_AGE',
    })
    await fillIn('VOYAGES_FULFILMENT')
    await redeem()
    expect(await screen.findByLabelText('Year')).toHaveAccessibleDescription('You must be at least 18 years old')
    expect(screen.getByLabelText('Year')).toHaveValue('1986')
  })
})
