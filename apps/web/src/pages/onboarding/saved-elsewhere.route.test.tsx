import { type ProfileUpdate, updateProfile } from '@clubhouse/rest-client/club'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { closeToast } from '#platform/toasts/toast-store.ts'
import { expectToast } from '#test/partner-pages.ts'
import { control } from '#test/render-route.tsx'
import {
  british,
  britishAt,
  createNewMember,
  detailsAddress,
  detailsForm,
  field,
  fill,
  openAs,
  openDetails,
  press,
  updatesOf,
} from './onboarding.fixtures.tsx'
import { openFilled, patient, stepCases } from './step-cases.fixtures.tsx'

const { appState: _none, termsVersion: _version, ...details } = britishAt('Welcome')

/** Does something as the same member on another device. */
const elsewhere = (update: ProfileUpdate) => updateProfile({ body: update })
const doneElsewhere = { ...details, lastName: 'Ward', appState: { onboarding: 'TermsAndConditions' } } as const
const told = () => screen.findByText('You’ve done this step somewhere else', {}, patient)
const leadsTo = (page: string, navigation: Awaited<ReturnType<typeof openAs>>) =>
  waitFor(() => expect(navigation.state.location.pathname).toBe(`/kestrel-red/onboarding/${page}`), patient)

describe('details that were saved on another device', () => {
  test('stay as they are: the member is told, reads them here, and goes on with them', async () => {
    const { member, navigation } = await openDetails()
    fill({ ...british, 'Last name': 'Wood' })
    await elsewhere(doneElsewhere)
    await press('Continue')
    expect(await told()).toBeVisible()
    expect(field('Last name')).toHaveValue('Ward')
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus()
    await press('Continue')
    await leadsTo('terms-and-conditions', navigation)
    expect(await updatesOf(member)).toHaveLength(1)
    expect((await control.member(member.email)).profile).toMatchObject({ lastName: 'Ward' })
  })

  test('can be changed here once the member has read them', async () => {
    const { member, navigation } = await openDetails()
    fill({ ...british, 'Last name': 'Wood' })
    await elsewhere(doneElsewhere)
    await press('Continue')
    await told()
    fill({ 'Last name': 'Wood' })
    await press('Continue')
    await leadsTo('terms-and-conditions', navigation)
    expect((await control.member(member.email)).profile).toMatchObject({
      lastName: 'Wood',
      appState: { onboarding: 'TermsAndConditions' },
    })
  })

  test('are shown after a reload, too, in place of what was typed here before', async () => {
    const { member } = await openDetails()
    fill({ ...british, 'Last name': 'Wood' })
    await elsewhere(doneElsewhere)
    cleanup()
    await openAs(member, detailsAddress)
    await detailsForm()
    expect(field('Last name')).toHaveValue('Ward')
    expect(await told()).toBeVisible()
  })

  test('and are what was typed here take nothing but one press', async () => {
    const { member, navigation } = await openDetails()
    fill(british)
    await elsewhere({ ...doneElsewhere, lastName: british['Last name'] })
    await press('Continue')
    await leadsTo('terms-and-conditions', navigation)
    expect(await updatesOf(member)).toHaveLength(1)
  })
})

test('opting out on another device stands: the boxes show it before anything is sent from here [CON-40]', async () => {
  const member = await createNewMember(britishAt('CommunicationPreferences'))
  const navigation = await openAs(member, '/onboarding/communication-preferences')
  const noTexts = () => screen.findByRole('checkbox', { name: /^No texts/ }, patient)
  expect(await noTexts()).not.toBeChecked()
  const optedOut = { marketingEmail: true, marketingSms: false, marketingTel: true } as const
  await elsewhere({ ...optedOut, appState: { onboarding: 'Welcome' } })
  await press('Continue')
  expect(await told()).toBeVisible()
  expect(await noTexts()).toBeChecked()
  await press('Continue')
  await leadsTo('welcome', navigation)
  expect((await control.member(member.email)).profile).toMatchObject(optedOut)
})

test('terms accepted on another device lead on, and a member who was further there stays so', async () => {
  const { termsVersion: _old, ...profile } = britishAt('TermsAndConditions')
  const member = await createNewMember(profile)
  const navigation = await openAs(member, '/onboarding/terms-and-conditions')
  await userEvent.click(await screen.findByRole('checkbox', {}, patient))
  await elsewhere({ termsVersion: 3, appState: { onboarding: 'Welcome' } })
  await press('Continue')
  await leadsTo('communication-preferences', navigation)
  expect((await control.member(member.email)).profile).toMatchObject({ appState: { onboarding: 'Welcome' } })
})

test('the end of onboarding says again what another device has saved, not what this page had read', async () => {
  const member = await createNewMember(britishAt('Welcome'), { vaa_account_linking: true })
  await openAs(member, '/onboarding/welcome')
  await screen.findByRole('button', { name: 'Skip for now' }, patient)
  await elsewhere({ marketingEmail: false, postcode: 'BS1 4XE' })
  await press('Skip for now')
  await screen.findByRole('heading', { level: 1, name: /^Welcome to Kestrel Red/ }, patient)
  expect((await control.member(member.email)).profile).toMatchObject({
    complete: true,
    marketingEmail: false,
    postcode: 'BS1 4XE',
  })
})

// The last step welcomes instead.
test.each(stepCases.slice(0, -1))(
  'a member who has joined on another device is told so, and taken home: $name',
  async (step) => {
    const { navigation } = await openFilled(step)
    await elsewhere({ ...details, termsVersion: 3, complete: true })
    await press(step.button)
    await step.expectOver(navigation)
    await expectToast('information', 'You’ve already joined, on another device or in another tab.')
    closeToast()
  },
)
