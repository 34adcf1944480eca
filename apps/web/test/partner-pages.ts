import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { expect, vi } from 'vitest'
import { closeToast, type ToastType } from '#platform/toasts/toast-store.ts'
import { control, renderRoute } from './render-route.tsx'

declare global {
  /** The window of a test's file, which Vitest makes; its types are not installed. */
  var jsdom: { reconfigure: (options: { url: string }) => void }
}

export const patient = { timeout: 15_000 }

const assign = vi.fn<(address: string) => void>()

/**
 * Puts the app at the sandbox's address, where partners lead back to, and catches where it leaves for: jsdom opens no other
 * page. `forgetPartnerPages` takes it back.
 */
export function catchLeaving(): void {
  jsdom.reconfigure({ url: `${control.origin}/kestrel-red/` })
  assign.mockClear()
  vi.stubGlobal('location', { ...Object.fromEntries(Object.entries(window.location)), assign })
}

/** Where the app leaves for. */
export const leaving = {
  /** Resolves with the next address. */
  async next(): Promise<string> {
    await waitFor(() => expect(assign).toHaveBeenCalled())
    return assign.mock.calls.splice(0).at(-1)?.[0] ?? ''
  },
  hasLeft: () => assign.mock.calls.length > 0,
}

/** Opens the address that a partner leads back to, as a new page of the browser. */
export function comeBack(address: URL, member?: TestMember) {
  cleanup()
  return renderRoute(`${address.pathname.replace('/kestrel-red', '')}${address.search}${address.hash}`, member)
}

/** Changes what a partner says in its answer, in the fragment or in the query. */
function changedAnswer(back: URL, change: (answer: URLSearchParams) => void): URL {
  const address = new URL(back)
  const isInFragment = address.hash !== ''
  const answer = new URLSearchParams(isInFragment ? address.hash.slice(1) : address.search)
  change(answer)
  address[isInFragment ? 'hash' : 'search'] = answer.toString()
  return address
}

/** A partner's answer without what proves who signed in there. */
export function withoutProof(back: URL): URL {
  return changedAnswer(back, (answer) => ['id_token', 'code'].forEach((name) => answer.delete(name)))
}

export function withForgedState(back: URL): URL {
  return changedAnswer(back, (answer) => answer.set('state', 'forged'))
}

/** Waits for a toast of a type. */
export async function expectToast(type: ToastType, message: string | RegExp): Promise<void> {
  await waitFor(
    () => {
      const toast = document.querySelector(`section [data-type="${type}"]`)
      expect(toast).toHaveTextContent(message)
    },
    { timeout: 10_000 },
  )
}

/** What the toasts say that are there now. */
export function toasts(): string[] {
  return [...document.querySelectorAll('section [data-type]')].map(({ textContent }) => textContent)
}

/** Everything that this browser keeps, where a token could be. */
export function kept(): string {
  return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie])
}

/** Takes back what `catchLeaving` did, and forgets what the test left in this browser. */
export function forgetPartnerPages(): void {
  vi.unstubAllGlobals()
  closeToast()
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'partnerLinkIdToken=; Path=/kestrel-red/; Max-Age=0'
}

/** The card of a partner on the page where accounts are linked. */
export function card(name: string): Promise<HTMLElement> {
  return screen.findByRole('listitem', { name }, patient)
}

/** Opens the page where accounts are linked, presses a button of a card, and resolves with the partner's address. */
export async function leaveFrom(path: string, name: string, button: string, member: TestMember): Promise<string> {
  await renderRoute(path, member)
  await pressOn(name, button)
  return leaving.next()
}

/** Presses a button of a card. */
export async function pressOn(name: string, button: string): Promise<void> {
  await userEvent.click(await within(await card(name)).findByRole('button', { name: button }, patient))
}

/** The partners whose accounts the sandbox has linked to a member. */
export async function linksOf({ email }: TestMember): Promise<string[]> {
  return (await control.member(email)).links.map(({ partnerCode }) => partnerCode)
}
