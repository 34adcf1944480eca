// @vitest-environment node
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readApi } from './read-api.ts'

const source = join(import.meta.dirname, '../src/components')
const documented = globSync('*/*.examples.tsx', { cwd: source }).map((file) => basename(file, '.examples.tsx'))
const components = documented.map((name) => ({ name, files: [join(source, name, `${name}.tsx`)] }))
// One program for all of them: the type checker is what takes the time.
const api = readApi(components.flatMap(({ files }) => files))

describe('documentation of every component', () => {
  it.each(components)('$name says what it is for, and what each prop is for', ({ name }) => {
    const component = api.find((candidate) => candidate.name === name)
    expect(component?.description).not.toBe('')
    const silent = (component?.props ?? [])
      .filter(({ description }) => description === '')
      .map(({ name: prop }) => prop)
    expect(component).toBeDefined()
    expect(silent).toEqual([])
  })

  it('reads types, defaults and states', () => {
    const button = api.find(({ name }) => name === 'Button')
    expect(button?.props.find(({ name }) => name === 'variant')).toMatchObject({
      type: '"onBrand" | "primary" | "secondary" | "quiet"',
      required: false,
      defaultValue: 'primary',
    })
  })

  it.each(api)('$name takes neither className nor style', ({ props }) => {
    expect(props.map(({ name }) => name)).not.toContain('className')
    expect(props.map(({ name }) => name)).not.toContain('style')
  })
})
