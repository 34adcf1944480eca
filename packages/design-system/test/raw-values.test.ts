// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
// Where the rule holds; the name says that it is not for long.
const folder = join(root, 'packages/design-system/src/components/_planted')

const planted = [
  { value: `background: '#d6001f'`, kind: 'colour' },
  { value: `background: 'white'`, kind: 'colour' },
  { value: `boxShadow: '0 0 1em rgb(0 0 0 / 0.5)'`, kind: 'colour' },
  { value: `padding: '13px'`, kind: 'size' },
  { value: 'fontSize: `calc(${scale} * 1.1rem)`', kind: 'size' },
  { value: 'margin: 12', kind: 'size' },
  { value: 'top: -2', kind: 'size' },
  { value: `transition: 'opacity 150ms'`, kind: 'time' },
  { value: 'zIndex: 5', kind: 'layer' },
  { value: `'@media': { '(min-width: 700px)': {} }`, kind: 'size' },
  { value: `'@media': { '(min-width: 40em)': {} }`, kind: 'breakpoint' },
] as const

describe('the lint rule for raw values', () => {
  beforeAll(() => mkdirSync(folder, { recursive: true }))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(planted)('sees $value', ({ value, kind }) => {
    expect(lint(`export const planted = { ${value} }`)).toContain(`Raw ${kind}`)
  })

  it('lets through what is relative, and what is a plain number', () => {
    const found = lint(
      `export const fine = { inlineSize: '100%', gap: '0.5em', flexGrow: 1, opacity: 0.5, insetBlock: 0, blockSize: '100dvh' }`,
    )
    expect(found).not.toContain('Raw')
  })
})

function lint(source: string): string {
  const file = join(folder, 'planted.css.ts')
  writeFileSync(file, `const scale = 'x'\n${source}\nexport const use = scale\n`)
  try {
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), [file], { cwd: root, encoding: 'utf8' })
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout)
    throw error
  }
}
