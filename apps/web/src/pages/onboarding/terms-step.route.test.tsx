import { getTerms } from '@clubhouse/rest-client/club'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { control } from '#test/render-route.tsx'
import {
  britishAt,
  createNewMember,
  detailsAddress,
  detailsForm,
  fill,
  openAs,
  press,
  refuseNextUpdate,
  updatesOf,
} from './onboarding.fixtures.tsx'

const address = '/onboarding/terms-and-conditions'
const { termsVersion: _none, ...profile } = britishAt('TermsAndConditions')
const box = () => screen.getByRole('checkbox', { name: 'I accept the Terms & Conditions (version 3)' })

async function open(path = address, who: object = profile) {
  const member = await createNewMember(who)
  const navigation = await openAs(member, path)
  await screen.findByRole('form', { name: 'Terms & Conditions' })
  return { member, navigation }
}

afterEach(() => vi.restoreAllMocks())

describe('the second step', () => {
  test.each([
    ['', 'GB', {}],
    ['/en-us', 'US', { country: 'US', mobile: '2125550142', postcode: '10013', state: 'NY' }],
    ['/world', 'WORLD', { country: 'WORLD', postcode: '75008' }],
  ])(
    'has the terms of the member’s country to read, with their version [ONB-01] [ONB-24] [ONB-25]: %s %s',
    async (region, country, who) => {
      const { member } = await open(region + address, { ...profile, ...who })
      const steps = within(screen.getByRole('list', { name: 'Join in four steps' }))
      expect(steps.getByText('Terms & Conditions').closest('li')).toHaveAttribute('aria-current', 'step')
      const text = screen.getByRole('region', { name: 'Terms & Conditions, version 3' })
      expect(text).toHaveAttribute('tabindex', '0')
      expect(text.textContent.length).toBeGreaterThan(500)
      expect(box()).not.toBeChecked()
      const [asked] = await control.requests({ operationId: 'getTerms', member: member.email })
      expect(asked?.query ?? (await control.requests({ operationId: 'getTerms' })).at(-1)?.query).toMatchObject({
        region: country,
      })
    },
  )

  test('says what is missing when the box is not ticked, sends nothing, and leads to the box [ONB-26]', async () => {
    const { member } = await open()
    await press('Continue')
    const block = await screen.findByRole('region', { name: 'One more thing' })
    expect(within(block).getByRole('link')).toHaveTextContent('Please accept our Terms & Conditions to continue')
    expect(box()).toHaveAccessibleDescription('Please accept our Terms & Conditions to continue')
    await waitFor(() => expect(box()).toHaveFocus())
    expect(await updatesOf(member)).toEqual([])
    await userEvent.click(box())
    await waitFor(() => expect(screen.queryByRole('region', { name: 'One more thing' })).toBeNull())
  })

  test('sends the version that was accepted, and goes on [ONB-02] [ONB-26]', async () => {
    const { member, navigation } = await open()
    await userEvent.click(box())
    await press('Continue')
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/communication-preferences$/))
    expect((await updatesOf(member)).map(({ body, status }) => ({ body, status }))).toEqual([
      { status: 200, body: { channel: 'WEB', termsVersion: 3, appState: { onboarding: 'CommunicationPreferences' } } },
    ])
  })

  test('is ticked for a member who comes back to it, and is printed whole', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await open(address, britishAt('CommunicationPreferences'))
    expect(box()).toBeChecked()
    await press('Print this text')
    expect(print).toHaveBeenCalledOnce()
  })

  test('restores a tick for the version that it was for, and for no other [ONB-26]', async () => {
    const { member } = await open()
    await userEvent.click(box())
    cleanup()
    await openAs(member, address)
    await screen.findByRole('form', { name: 'Terms & Conditions' })
    expect(box()).toBeChecked()
    cleanup()
    const terms = await getTerms({ region: 'GB' })
    await control.addFault({ operationId: 'getTerms', times: 1, status: 200, body: { ...terms, version: 4 } })
    await openAs(member, address)
    expect(
      await screen.findByRole('checkbox', { name: 'I accept the Terms & Conditions (version 4)' }),
    ).not.toBeChecked()
  })

  test('is not ticked for a member who has accepted these terms in another country [ONB-26]', async () => {
    const member = await createNewMember(britishAt('CommunicationPreferences'))
    await openAs(member, detailsAddress)
    await detailsForm()
    fill({ Postcode: '75008' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Rest of the world')
    await press('Continue')
    await screen.findByRole('form', { name: 'Terms & Conditions' })
    expect(box()).not.toBeChecked()
    await userEvent.click(box())
    await press('Continue')
    expect(await screen.findByRole('form', { name: 'Stay in touch' })).toBeVisible()
  })

  test('shows the terms that have come into force meanwhile, to be accepted anew', async () => {
    const { member, navigation } = await open()
    await refuseNextUpdate(member, [{ path: 'body/termsVersion', message: 'must be 4' }])
    await userEvent.click(box())
    await press('Continue')
    expect(await screen.findByText('The terms have just changed')).toBeVisible()
    expect(navigation.state.location.pathname).toMatch(/terms-and-conditions$/)
    await press('Continue')
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/communication-preferences$/))
  })

  test('can be asked for again when the terms did not come', async () => {
    await control.addFault({ operationId: 'getTerms', times: 1, status: 500 })
    const member = await createNewMember(profile)
    await openAs(member, address)
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t load the terms' }, { timeout: 10_000 }),
    ).toBeVisible()
    await press('Refresh')
    expect(await screen.findByRole('form', { name: 'Terms & Conditions' })).toBeVisible()
  })
})
