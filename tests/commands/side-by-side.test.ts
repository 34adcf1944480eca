import { expect, test } from 'vitest'
import { sideBySide } from '@clubhouse/config/scripts/lib/side-by-side.mjs'

test('checks run in their order, no more of them at once than there are processors, and each returns its result', async () => {
  const begun: string[] = []
  let underWay = 0
  let most = 0
  const ends = new Map<string, () => void>()
  const task = (name: string) => async () => {
    begun.push(name)
    most = Math.max(most, ++underWay)
    await new Promise<void>((resolve) => ends.set(name, resolve))
    underWay--
    return name.toUpperCase()
  }
  const all = sideBySide(['types', 'lint', 'sizes'].map(task), 2)
  expect(begun).toEqual(['types', 'lint'])
  ends.get('lint')?.()
  await expect.poll(() => begun).toEqual(['types', 'lint', 'sizes'])
  ends.get('sizes')?.()
  ends.get('types')?.()
  expect(await all).toEqual(['TYPES', 'LINT', 'SIZES'])
  expect(most).toBe(2)
})

test('a check that breaks breaks the whole', async () => {
  await expect(sideBySide([() => Promise.reject(new Error('no disk'))], 2)).rejects.toThrow('no disk')
})
