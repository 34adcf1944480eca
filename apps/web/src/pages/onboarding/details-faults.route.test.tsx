import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { control } from '#test/render-route.tsx'
import {
  british,
  createNewMember,
  detailsAddress,
  detailsForm,
  field,
  fill,
  openAs,
  openDetails,
  press,
  refuseNextUpdate,
  updatesOf,
} from './onboarding.fixtures.tsx'

describe('the first step', () => {
  test('shows what the server refused at its field, and leads there', async () => {
    const { member } = await openDetails()
    await refuseNextUpdate(member, [
      { path: 'body/mobile', message: 'must be a UK mobile number' },
      { path: 'body/postcode', message: 'must be a UK postcode' },
    ])
    fill(british)
    await press('Continue')
    await waitFor(() =>
      expect(field('Mobile number')).toHaveAccessibleDescription(/Enter a UK mobile number, such as 07700 900142/),
    )
    expect(field('Postcode')).toHaveAccessibleDescription(/Enter a UK postcode/)
    await waitFor(() => expect(field('Mobile number')).toHaveFocus())
    fill({ 'Mobile number': '07700900143' })
    await waitFor(() => expect(field('Mobile number')).toBeValid())
  })

  test('keeps what was typed when it could not be saved, and saves it at the next press', async () => {
    const { member, navigation } = await openDetails()
    await control.addFault({ operationId: 'updateProfile', member: member.email, times: 1, status: 500 })
    fill(british)
    await press('Continue')
    expect(await screen.findByText('That wasn’t saved')).toBeVisible()
    expect(field('First name')).toHaveValue('Zoë')
    await press('Continue')
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/terms-and-conditions$/))
  })

  test('is sent once by two presses', async () => {
    const { member, navigation } = await openDetails()
    const letGo = await control.holdBack({ operationId: 'updateProfile', member: member.email })
    fill(british)
    const button = screen.getByRole('button', { name: 'Continue' })
    await userEvent.click(button)
    fireEvent.submit(screen.getByRole('form', { name: 'Your details' }))
    await userEvent.click(button)
    await letGo()
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/terms-and-conditions$/))
    expect(await updatesOf(member)).toHaveLength(1)
  })

  test('has what was typed after a reload, and shows it to nobody else [AUT-03]', async () => {
    const { member } = await openDetails()
    fill({ 'First name': 'محمد', Day: '14' })
    cleanup()
    await openAs(member, detailsAddress)
    await detailsForm()
    expect([field('First name').value, field('Day').value]).toEqual(['محمد', '14'])
    cleanup()
    await openAs(await createNewMember(), detailsAddress)
    await detailsForm()
    expect(field('First name')).toHaveValue('')
  })

  test('shows what was saved to a member who goes back, and loses none of their progress', async () => {
    const { member, navigation } = await openDetails()
    fill(british)
    await press('Continue')
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/terms-and-conditions$/))
    await userEvent.click(await screen.findByRole('link', { name: 'Your Details' }))
    await detailsForm()
    expect([field('First name').value, field('Year').value, field('Postcode').value]).toEqual([
      'Zoë',
      '1996',
      'EH6 6QW',
    ])
    expect(screen.queryByText('You’ve done this step somewhere else')).toBeNull()
    fill({ Postcode: 'BS1 4XE' })
    await press('Continue')
    await waitFor(async () => expect(await updatesOf(member)).toHaveLength(2))
    expect((await control.member(member.email)).profile).toMatchObject({
      appState: { onboarding: 'TermsAndConditions' },
    })
  })
})
