import { beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '#platform/auth/session-store.ts'
import { privateStorage } from '#platform/storage/private-storage.ts'
import { clearTransientState, createSlice, resetWorkInProgress, type SliceName } from './client-state.ts'

const initial = { note: '', isLoading: false }
const kept = (name: SliceName) => privateStorage.get(`state:${name}`)

beforeEach(() => sessionStorage.clear())

test.each(['checkout', 'redemption'] as const)('%s is kept for a reload [AUT-40]', async (name) => {
  createSlice(name, initial).note = 'half done'
  await vi.waitFor(() => expect(kept(name)).toContain('half done'))
  expect(createSlice(name, initial).note).toBe('half done')
})

test.each(['intro', 'earn', 'public-reward', 'pages', 'promo-code'] as const)(
  '%s is not kept [AUT-40]',
  async (name) => {
    const checkout = createSlice('checkout', initial)
    createSlice(name, initial).note = 'seen'
    checkout.note = 'half done'
    await vi.waitFor(() => expect(kept('checkout')).toBeDefined())
    expect(kept(name)).toBeUndefined()
    expect(createSlice(name, initial).note).toBe('')
  },
)

test('loading flags are cleared by one action, and never come back from a reload [AUT-39]', async () => {
  const checkout = createSlice('checkout', initial, { isLoading: false })
  const pages = createSlice('pages', initial, { isLoading: false })
  Object.assign(checkout, { note: 'half done', isLoading: true })
  pages.isLoading = true
  await vi.waitFor(() => expect(kept('checkout')).toContain('true'))
  expect(createSlice('checkout', initial, { isLoading: false })).toEqual({ note: 'half done', isLoading: false })
  clearTransientState()
  expect(pages.isLoading).toBe(false)
})

test('a start of the app resets checkout and redemption, loaded or not [AUT-38]', async () => {
  const checkout = createSlice('checkout', initial)
  checkout.note = 'half done'
  privateStorage.set('state:redemption', JSON.stringify({ note: 'half done' }))
  await vi.waitFor(() => expect(kept('checkout')).toBeDefined())
  resetWorkInProgress()
  expect(checkout.note).toBe('')
  expect(createSlice('redemption', initial).note).toBe('')
})

test('the end of a session clears every slice, and leaves nothing in storage [AUT-03]', async () => {
  setSession({ kind: 'authenticated', member: { memberId: '1', email: 'a@b.test' } })
  const checkout = createSlice('checkout', initial)
  checkout.note = 'half done'
  await vi.waitFor(() => expect(kept('checkout')).toBeDefined())
  setSession({ kind: 'unauthenticated' })
  expect(checkout.note).toBe('')
  await vi.waitFor(() => expect(kept('checkout')).toBeUndefined())
})

test('what storage holds may be anything', () => {
  privateStorage.set('state:checkout', '{"note":')
  expect(createSlice('checkout', initial)).toEqual(initial)
  privateStorage.set('state:checkout', 'null')
  expect(createSlice('checkout', initial)).toEqual(initial)
})
