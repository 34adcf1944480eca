import { beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '#platform/auth/session-store.ts'
import { privateStorage } from '#platform/storage/private-storage.ts'
import { clearTransientState, createSlice, resetWorkInProgress } from './client-state.ts'

const initial = { note: '', isLoading: false }
const isKept = true
const transient = { isLoading: false }
const kept = (name: string) => privateStorage.get(`state:${name}`)

beforeEach(() => sessionStorage.clear())

test('a slice that says so is kept for a reload', async () => {
  createSlice('draft', initial, { isKept }).note = 'half done'
  await vi.waitFor(() => expect(kept('draft')).toContain('half done'))
  expect(createSlice('draft', initial, { isKept }).note).toBe('half done')
})

test.each(['intro', 'earn', 'public-reward', 'pages', 'promo-code'])('%s is not kept [AUT-40]', async (name) => {
  const draft = createSlice('draft', initial, { isKept })
  createSlice(name, initial).note = 'seen'
  draft.note = 'half done'
  await vi.waitFor(() => expect(kept('draft')).toBeDefined())
  expect(kept(name)).toBeUndefined()
  expect(createSlice(name, initial).note).toBe('')
})

test('loading flags are cleared by one action, and never come back from a reload [AUT-39]', async () => {
  const draft = createSlice('draft', initial, { transient, isKept })
  const pages = createSlice('pages', initial, { transient })
  Object.assign(draft, { note: 'half done', isLoading: true })
  pages.isLoading = true
  await vi.waitFor(() => expect(kept('draft')).toContain('true'))
  expect(createSlice('draft', initial, { transient, isKept })).toEqual({ note: 'half done', isLoading: false })
  clearTransientState()
  expect(pages.isLoading).toBe(false)
})

test('a start of the app resets what was in progress, loaded or not [AUT-38]', async () => {
  const draft = createSlice('draft', initial, { isKept })
  draft.note = 'half done'
  privateStorage.set('state:submission', JSON.stringify({ note: 'half done' }))
  privateStorage.set('draft:checkout', 'typed')
  await vi.waitFor(() => expect(kept('draft')).toBeDefined())
  resetWorkInProgress()
  expect(draft.note).toBe('')
  expect(createSlice('submission', initial, { isKept }).note).toBe('')
  expect(privateStorage.get('draft:checkout')).toBe('typed')
})

test('the end of a session clears every slice, and leaves nothing in storage [AUT-03]', async () => {
  setSession({ kind: 'authenticated', member: { memberId: '1', email: 'a@b.test' } })
  const draft = createSlice('draft', initial, { isKept })
  draft.note = 'half done'
  await vi.waitFor(() => expect(kept('draft')).toBeDefined())
  setSession({ kind: 'unauthenticated' })
  expect(draft.note).toBe('')
  await vi.waitFor(() => expect(kept('draft')).toBeUndefined())
})

test('what storage holds may be anything', () => {
  privateStorage.set('state:draft', '{"note":')
  expect(createSlice('draft', initial, { isKept })).toEqual(initial)
  privateStorage.set('state:draft', 'null')
  expect(createSlice('draft', initial, { isKept })).toEqual(initial)
})
