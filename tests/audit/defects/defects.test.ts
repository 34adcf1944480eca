import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withDefect } from './defect.ts'
import { defects } from './defects.ts'

const source = join(import.meta.dirname, '../../../packages/design-system/src')

describe('the defects that the bench makes', () => {
  it.each(defects)('$id can be made in $file', (defect) => {
    const text = readFileSync(join(source, defect.file), 'utf8')
    expect(withDefect(text, defect)).not.toBe(text)
    expect(existsSync(join(source, 'components', defect.component, `${defect.component}.examples.tsx`))).toBe(true)
  })

  it('differ in their names', () => {
    const ids = defects.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  it('are many, of many components and criteria', () => {
    expect(defects.length).toBeGreaterThanOrEqual(80)
    expect(new Set(defects.map(({ component }) => component)).size).toBeGreaterThanOrEqual(35)
    expect(new Set(defects.map(({ criterion }) => criterion)).size).toBeGreaterThanOrEqual(20)
  })

  it('must not be there twice', () => {
    const [defect] = defects
    if (defect === undefined) throw new Error('There are no defects')
    expect(() => withDefect(`${defect.find} ${defect.find}`, defect)).toThrow(`${defect.id}: `)
    expect(() => withDefect('', defect)).toThrow(`${defect.id}: `)
  })
})
