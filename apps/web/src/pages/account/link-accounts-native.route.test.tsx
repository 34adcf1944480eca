import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { airlineIdToken } from '@clubhouse/test-kit/partners'
import { within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectShell } from '#platform/native/native-app.ts'
import {
  card,
  catchLeaving,
  expectToast,
  forgetPartnerPages,
  kept,
  leaving,
  linksOf,
  pressOn,
} from '#test/partner-pages.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const shell = createFakeShell()
const path = '/account/link-accounts'
const airline = 'Flying Club'

beforeAll(() => connectShell(shell.port))
beforeEach(() => {
  catchLeaving()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  forgetPartnerPages()
  vi.restoreAllMocks()
})

describe('in the native app', () => {
  test('the shell signs in at the airline, and its token links the account, without leaving the page [LNK-18]', async () => {
    const member = await control.createMember('gb.member')
    const idToken = await airlineIdToken(control)
    shell.answerWith({ partner_sign_in: ({ state }) => ({ type: 'partner_token', state, idToken }) })
    await renderRoute(path, member)
    await pressOn(airline, 'Link Flying Club')
    await expectToast('success', 'Your Flying Club account is linked.')
    expect(within(await card(airline)).getByText('Linked')).toBeVisible()
    expect(await linksOf(member)).toEqual(['VAA'])
    expect(shell.received).toContainEqual(
      expect.objectContaining({ type: 'partner_sign_in', partnerCode: 'VAA', scope: 'openid' }),
    )
    expect(leaving.hasLeft()).toBe(false)
    expect(kept()).not.toContain(idToken)
  })

  test.each<[string, { idToken?: string }]>([
    ['no token', {}],
    ['an empty token', { idToken: '' }],
  ])('an answer with %s links nothing, and says so [LNK-19]', async (_what, token) => {
    const member = await control.createMember('gb.member')
    shell.answerWith({ partner_sign_in: ({ state }) => ({ type: 'partner_token', state, ...token }) })
    await renderRoute(path, member)
    await pressOn(airline, 'Link Flying Club')
    await expectToast('error', 'Oops, something went wrong. Please try again later')
    expect(await linksOf(member)).toEqual([])
  })

  test('a service that is not available is told [LNK-19]', async () => {
    const member = await control.createMember('gb.member')
    shell.answerWith({ partner_sign_in: ({ state }) => ({ type: 'partner_token_error', state, message: 'offline' }) })
    await renderRoute(path, member)
    await pressOn(airline, 'Link Flying Club')
    await expectToast('error', 'Oops, something went wrong. Please try again later')
  })

  test('a member who goes back has changed nothing', async () => {
    const member = await control.createMember('gb.member')
    shell.answerWith({ partner_sign_in: ({ state }) => ({ type: 'partner_token_error', state, cancelled: true }) })
    await renderRoute(path, member)
    await pressOn(airline, 'Link Flying Club')
    await expectToast('information', 'You came back before your account was linked. Nothing has changed.')
  })
})
