import { afterEach, expect, test, vi } from 'vitest'
import { createSafeStorage } from './safe-storage.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

afterEach(() => {
  warn.mockClear()
  sessionStorage.clear()
})

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

test('a value is kept in the browser', () => {
  const storage = createSafeStorage(() => sessionStorage)
  storage.set('a', '1')
  expect(sessionStorage.getItem('a')).toBe('1')
  expect(storage.get('a')).toBe('1')
  expect(storage.keys()).toEqual(['a'])
  expect(storage.isKept()).toBe(true)
  expect(storage.keys()).toEqual(['a'])
  storage.remove('a')
  expect(storage.get('a')).toBeUndefined()
  expect(warn).not.toHaveBeenCalled()
})

test.each<[string, () => Storage]>([
  ['blocked', denied],
  ['absent', () => undefined as unknown as Storage],
])('storage that is %s keeps values for the life of the page, and is logged once [ERR-50]', (_what, broken) => {
  const storage = createSafeStorage(broken)
  expect(storage.get('a')).toBeUndefined()
  storage.set('a', '1')
  storage.set('b', '2')
  expect(storage.get('a')).toBe('1')
  expect(storage.keys()).toEqual(['a', 'b'])
  expect(storage.isKept()).toBe(false)
  storage.remove('a')
  expect(storage.get('a')).toBeUndefined()
  expect(warn).toHaveBeenCalledTimes(1)
})

test('storage that is full keeps the new value for the page, and never gives back the old one [ERR-50]', () => {
  const held = new Map([['a', 'old']])
  const full: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => held.get(key) ?? null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
    removeItem: (key) => void held.delete(key),
  }
  const storage = createSafeStorage(() => full as Storage)
  storage.set('a', 'new')
  expect(storage.get('a')).toBe('new')
  expect(createSafeStorage(() => full as Storage).get('a'), 'after a reload').toBeUndefined()
})

test('storage that is cleared under the page is empty, and takes values again', () => {
  const storage = createSafeStorage(() => sessionStorage)
  storage.set('a', '1')
  sessionStorage.clear()
  expect(storage.get('a')).toBeUndefined()
  storage.set('a', '2')
  expect(storage.get('a')).toBe('2')
})
