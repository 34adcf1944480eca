import { updateProfile } from '@clubhouse/rest-client/club'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { closeSessionNotice } from '#platform/auth/session-notice-store.ts'
import { currentStepUp } from '#platform/auth/step-up-store.ts'
import { holdTime, pass, passUntil, spoilStorage, storageFaults } from '#test/bad-browser.ts'
import { control } from '#test/render-route.tsx'
import { britishAt, createNewMember, openAs, press, updatesOf } from './onboarding.fixtures.tsx'
import { openFilled, patient, stepCases } from './step-cases.fixtures.tsx'

const { appState: _none, ...finished } = britishAt('Welcome')

afterEach(() => {
  closeSessionNotice()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe.each(stepCases)('$name', (step) => {
  const button = () => screen.getByRole('button', { name: step.button })

  test('that the service does not accept (406) says so, asks for no other login, and goes on at the next press [STP-06]', async () => {
    const { member, navigation } = await openFilled(step)
    await control.addFault({ operationId: 'updateProfile', member: member.email, times: 1, status: 406 })
    await press(step.button)
    expect(await screen.findByText('That wasn’t saved', {}, patient)).toBeVisible()
    expect(currentStepUp()).toEqual({ kind: 'not-stepped-up' })
    step.expectKept()
    await press(step.button)
    await step.expectNext(navigation)
  })

  test.each([
    ['fails (500)', { status: 500 }, 2],
    ['is not reached', { drop: 'before' }, 2],
    ['is done, and whose answer is lost', { drop: 'after' }, 1],
  ] as const)('that %s says so, loses nothing, and is done once in the end', async (_what, fault, calls) => {
    const { member, navigation } = await openFilled(step)
    await control.addFault({ operationId: 'updateProfile', member: member.email, times: 1, ...fault })
    await press(step.button)
    if (step.unanswered === 'That wasn’t saved') {
      expect(await screen.findByText(step.unanswered, {}, patient)).toBeVisible()
      step.expectKept()
      await press(step.button)
    }
    await step.expectNext(navigation)
    expect(await updatesOf(member)).toHaveLength(calls)
  })

  test('that is answered late says that it is being saved, takes no second press, and goes on', async () => {
    const { member, navigation } = await openFilled(step)
    const letGo = await control.holdBack({ operationId: 'updateProfile', member: member.email })
    const pressed = button()
    await userEvent.click(pressed)
    expect(await screen.findByText(step.saving)).toBeInTheDocument()
    expect(pressed).toHaveAttribute('aria-disabled', 'true')
    step.expectKept()
    await userEvent.click(pressed)
    await letGo()
    await step.expectNext(navigation)
    expect(await updatesOf(member)).toHaveLength(1)
  })

  test('that is not answered for 20 seconds loses nothing, and is done in the end, once', async () => {
    const { member, navigation } = await openFilled(step)
    await control.addFault({ operationId: 'updateProfile', member: member.email, times: 1, delayMs: 120_000 })
    // The profile is looked at before it is changed.
    const looks = async () => (await control.requests({ operationId: 'getProfile', member: member.email })).length
    const before = await looks()
    holdTime()
    fireEvent.click(button())
    await passUntil(async () => (await looks()) > before)
    await pass(10)
    await pass(19_000)
    expect(screen.getByText(step.saving)).toBeInTheDocument()
    step.expectKept()
    await passUntil(() => screen.queryByText(step.unanswered) !== null)
    step.expectKept()
    if (step.unanswered === 'That wasn’t saved') fireEvent.click(button())
    const heading = () => screen.getByRole('heading', { level: 1 }).textContent
    const title = heading()
    await passUntil(() => heading() !== title)
    vi.useRealTimers()
    await step.expectNext(navigation)
    expect((await updatesOf(member)).filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test.each(storageFaults)(
    'where the browser’s storage is %s keeps what was entered for as long as the page is open, and goes on',
    async (how) => {
      spoilStorage(how)
      const { navigation } = await openFilled(step)
      if (step.expectEmpty !== undefined) {
        expect(screen.getByText('Your browser keeps nothing')).toBeVisible()
        await act(() => navigation.navigate('/privacy-policy'))
        await screen.findByRole('heading', { level: 1, name: /privacy/i }, patient)
        await act(() => navigation.navigate(step.address))
        await step.isThere()
      }
      step.expectKept()
      await press(step.button)
      await step.expectNext(navigation)
    },
  )

  test('whose session has ended says so, and is there for its member after the next login, with all that was entered', async () => {
    const { member } = await openFilled(step)
    await control.addFault({ operationId: 'updateProfile', member: member.email, times: 1, status: 401 })
    await press(step.button)
    expect(await screen.findByText(/^Your session has ended, so we’ve logged you out/, {}, patient)).toBeVisible()
    expect(screen.queryByRole('button', { name: step.button })).toBeNull()
    cleanup()
    const navigation = await openAs(member, step.address)
    await step.isThere()
    step.expectKept()
    await press(step.button)
    await step.expectNext(navigation)
    expect((await updatesOf(member)).filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('that is left and come back to, or loaded again, has all that was entered, for its member alone [AUT-03]', async () => {
    const { member, navigation } = await openFilled(step)
    await act(() => navigation.navigate('/privacy-policy'))
    await screen.findByRole('heading', { level: 1, name: /privacy/i }, patient)
    act(() => navigation.navigator.go(-1))
    await step.isThere()
    step.expectKept()
    cleanup()
    await openAs(member, step.address)
    await step.isThere()
    step.expectKept()
    cleanup()
    await openAs(await createNewMember(step.profile, { vaa_account_linking: true }), step.address)
    await step.isThere()
    step.expectEmpty?.()
  })

  test('of a member who has finished in another tab leads on, and stays finished', async () => {
    const { member, navigation } = await openFilled(step)
    await updateProfile({ body: { ...finished, complete: true } })
    await press(step.button)
    await step.expectOver(navigation)
    expect(await updatesOf(member)).toHaveLength(1)
    expect((await control.member(member.email)).profile).toMatchObject({ complete: true })
  })
})
