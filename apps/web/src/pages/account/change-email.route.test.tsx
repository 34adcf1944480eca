import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setStepUp } from '#platform/auth/step-up-store.ts'
import { leaveForStepUp } from '#platform/submission/submission-entry.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const path = '/account/personal-details'
const patient = { timeout: 15_000 }
const opener = () => screen.findByRole('button', { name: 'Change my email address' })
const field = () => screen.getByRole('textbox', { name: 'New email address' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Change email address' }))
const calls = ({ email }: TestMember) => control.requests({ operationId: 'changeEmail', member: email })
const refuse = ({ email }: TestMember, fault: object) =>
  control.addFault({ operationId: 'changeEmail', member: email, times: 1, ...fault })

afterEach(() => {
  setStepUp({ kind: 'not-stepped-up' })
  sessionStorage.clear()
  vi.restoreAllMocks()
})

async function open() {
  const member = await control.createMember('gb.member')
  await renderRoute(path, member)
  await userEvent.click(await opener())
  return member
}

describe('another email address', () => {
  test('is asked for on request, and given up with nothing changed', async () => {
    const member = await open()
    expect(field()).toHaveFocus()
    await userEvent.type(field(), 'zoe@kestrel.test')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(async () => expect(await opener()).toHaveFocus())
    await userEvent.click(await opener())
    expect(field()).toHaveValue('')
    expect(await calls(member)).toEqual([])
  })

  test('is checked before it is sent, and the field has focus', async () => {
    const member = await open()
    await userEvent.type(field(), member.email)
    await send()
    expect(field()).toHaveAccessibleDescription(/You sign in with this email address already\./)
    expect(await calls(member)).toEqual([])
  })

  test('that somebody else has is refused at its field, which keeps it [API-13] [ERR-26]', async () => {
    const member = await open()
    await refuse(member, { status: 422, code: 'access_denied' })
    await userEvent.type(field(), 'taken@kestrel.test')
    await send()
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(/An account with this email address already exists\./),
    )
    expect(field()).toHaveValue('taken@kestrel.test')
    expect(field()).toHaveFocus()
    expect((await calls(member)).map(({ body }) => body)).toEqual([{ email: 'taken@kestrel.test' }])
  })

  test('whose answer was lost is found in the profile, and takes no second confirmation [API-13]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const member = await open()
    const { profile } = await control.member(member.email)
    await refuse(member, { drop: 'before' })
    await control.addFault({
      operationId: 'getProfile',
      member: member.email,
      times: 20,
      status: 200,
      body: { ...profile, email: 'zoe@kestrel.test' },
    })
    await userEvent.type(field(), 'Zoe@kestrel.test')
    await send()
    expect(await screen.findByText('From now on, sign in as zoe@kestrel.test.', {}, patient)).toBeVisible()
    // The step-up is used up by the first call; the profile says what came of that.
    expect((await calls(member)).map(({ status }) => status)).toEqual([null, 406])
    expect(screen.queryByText(/confirm it’s you/)).toBeNull()
  })

  test.each([
    ['cancelled', 'You didn’t confirm it’s you, so your email address is as it was.'],
    ['failed', 'We couldn’t confirm it’s you, so your email address is as it was. Please try again.'],
  ] as const)('is as it was when the confirmation was %s, which is said [STP-03]', async (ended, words) => {
    leaveForStepUp('change-email')
    setStepUp({ kind: 'not-stepped-up', ended })
    const member = await control.createMember('gb.member')
    await renderRoute(path, member)
    expect(await screen.findByText(words, {}, patient)).toBeVisible()
    expect(await calls(member)).toEqual([])
  })
})
