import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { noShell } from '@clubhouse/native-bridge/ports'
import { airlineIdToken } from '@clubhouse/test-kit/partners'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectShell } from '#platform/native/native-app.ts'
import { control } from '#test/render-route.tsx'
import { britishAt, createNewMember, openAs, press } from './onboarding.fixtures.tsx'

const shell = createFakeShell()

beforeEach(() => connectShell(shell.port))
afterEach(() => connectShell(noShell))

test('in the native app the shell signs a new member in at the airline, and the account is linked on the page [ONB-33] [LNK-18]', async () => {
  const member = await createNewMember(britishAt('Welcome'), { vaa_account_linking: true })
  const idToken = await airlineIdToken(control)
  shell.answerWith({ partner_sign_in: ({ state }) => ({ type: 'partner_token', state, idToken }) })
  await openAs(member, '/onboarding/welcome')
  await screen.findByRole('button', { name: 'Link my Flying Club account' }, { timeout: 15_000 })
  await press('Link my Flying Club account')
  expect(await screen.findByText('Your Flying Club account is linked', {}, { timeout: 15_000 })).toBeVisible()
})
