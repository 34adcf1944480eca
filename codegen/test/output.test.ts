import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findDrift, writeFiles } from '../src/output.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'codegen-'))
  mkdirSync(join(root, 'generated'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('a developer is told which files are not what the schemas say, and writing mends them [DCD-05]', () => {
  writeFileSync(join(root, 'generated/old.ts'), 'old')
  writeFileSync(join(root, 'generated/same.ts'), 'same')
  writeFileSync(join(root, 'generated/stale.ts'), 'nothing makes this any more')
  const files = [
    { path: 'generated/old.ts', text: 'new' },
    { path: 'generated/same.ts', text: 'same' },
    { path: 'generated/missing.ts', text: 'first' },
  ]
  const drift = findDrift(root, files)
  expect(drift).toEqual(['generated/missing.ts', 'generated/old.ts', 'generated/stale.ts'])
  writeFiles(root, files, drift)
  expect(findDrift(root, files)).toEqual([])
  expect(readFileSync(join(root, 'generated/old.ts'), 'utf8')).toBe('new')
})
