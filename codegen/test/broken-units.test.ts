import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCodegen } from '../src/engine/run-codegen.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'codegen-'))))
afterEach(() => rmSync(root, { recursive: true }))

test('a generator that fails is named, one that ends its thread as well, and nothing is written', async () => {
  const outcome = await runCodegen({ root, table: new URL('./units-that-break.ts', import.meta.url) })
  expect(outcome).toMatchObject({
    kind: 'refused',
    messages: ['deadly: ended without an answer', 'faulty: a fault of the generator'],
    stacks: [expect.stringContaining('units-that-break.ts')],
  })
  expect(readdirSync(root).filter((name) => name !== 'node_modules')).toEqual([])
})

test('two generators of one file are refused', async () => {
  const outcome = await runCodegen({ root, table: new URL('./units-that-clash.ts', import.meta.url) })
  expect(outcome).toEqual({ kind: 'refused', messages: ['two units generate generated/same.ts'], stacks: [] })
  expect(readdirSync(root).filter((name) => name !== 'node_modules')).toEqual([])
})
