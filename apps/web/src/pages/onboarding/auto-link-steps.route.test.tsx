import { airlineIdToken } from '@clubhouse/test-kit/partners'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { forgetPartnerLink, keepAutoLink } from '#domain/partner-account/state/partner-link-store.ts'
import { linksOf, patient } from '#test/partner-pages.ts'
import { control } from '#test/render-route.tsx'
import { britishAt, createNewMember, openAs, press } from './onboarding.fixtures.tsx'

afterEach(forgetPartnerLink)

const termsAddress = '/onboarding/terms-and-conditions'

/** Opens the terms as a member who is at a step, with an airline account that waits to be linked or without. */
async function openTerms(step: string, { isLinking }: { isLinking: boolean }) {
  if (isLinking) keepAutoLink({ connectCode: 'VAA', idToken: await airlineIdToken(control) })
  const member = await createNewMember(britishAt(step))
  const navigation = await openAs(member, termsAddress)
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^I accept the Terms/ }, patient)
  if (!box.checked) await userEvent.click(box)
  return { member, navigation }
}

test.each(['LinkVaa', 'Welcome'])(
  'a newcomer at %s who goes back to a step has the waiting account linked once it is saved [AUT-28]',
  async (step) => {
    const { member } = await openTerms(step, { isLinking: true })
    await press('Continue')
    expect(await screen.findByRole('heading', { name: 'Your accounts are linked' }, patient)).toBeVisible()
    expect(await linksOf(member)).toEqual(['VAA'])
  },
)

test.each([
  ['who has more steps to do goes to the next of them', 'TermsAndConditions', true],
  ['without a waiting account goes to the step that follows', 'LinkVaa', false],
])('a newcomer %s, and nothing is linked yet [AUT-28]', async (_who, step, isLinking) => {
  const { member, navigation } = await openTerms(step, { isLinking })
  await press('Continue')
  expect(await screen.findByRole('heading', { level: 1, name: 'Stay in touch' }, patient)).toBeVisible()
  await waitFor(() =>
    expect(navigation.state.location.pathname).toBe('/kestrel-red/onboarding/communication-preferences'),
  )
  expect(await linksOf(member)).toEqual([])
})
