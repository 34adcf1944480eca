import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { findTraceFaults } from '../../src/trace/findings.ts'
import { readLastRun } from '../../src/trace/last-run.ts'
import { readProofs } from '../../src/trace/proofs.ts'
import { readRequirements } from '../../src/trace/requirements.ts'
import { openWorkspace } from '../../src/usage/workspace.ts'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Ids are short here, lest this file name lines that are not there. */
const written = (text: string) => text.replaceAll('ID-', 'IDS-')

/** A repository of these files. */
function repositoryOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'trace-'))
  folders.push(root)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), written(text))
  }
  return root
}

function faultsOf(files: Readonly<Record<string, string>>): string[] {
  const readings = '- **CON-01** Two things. **Chosen:** one.\n'
  const workspace = openWorkspace(repositoryOf({ 'tests/requirements/readings.md': readings, ...files }))
  const faults = findTraceFaults(readRequirements(workspace), readProofs(workspace))
  return faults.map(({ subject, message }) => `${subject} ${message}`)
}

test('every line of the specification has its proof, and every id in a test is a line', () => {
  const workspace = openWorkspace(repository)
  const requirements = readRequirements(workspace)
  expect(requirements.length).toBeGreaterThanOrEqual(931)
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length)
  expect(findTraceFaults(requirements, readProofs(workspace))).toEqual([])
})

describe('what is not held to each other is found', () => {
  const line = '# IDS Things\n\n- **ID-01** The page says it (CON-01). [000 §1]\n'
  const app = (test: string) => ({ 'tests/requirements/IDS.md': line, 'apps/web/src/a.route.test.tsx': test })
  const unproven = 'ID-01 is named by no test'

  test.each<[string, Readonly<Record<string, string>>, string[]]>([
    ['nothing', app("test('says it [ID-01]', () => {})"), []],
    ['nothing of a table', app("test.each([['x', 'ID-01']])('%s [%s]', () => {})"), []],
    ['a line without a test', app("test('says it', () => {})"), [unproven]],
    ['a line in a comment alone', app("// ID-01\ntest('says it', () => {})"), [unproven]],
    ['a line of a test that is left out', app("test.skip('says it [ID-01]', () => {})"), [unproven]],
    [
      'an id that is no line',
      app("test('says it [ID-01] [ID-02]', () => {})"),
      ['ID-02 is no line of the specification: says it [ID-01] [ID-02]'],
    ],
    [
      'a line that people see, proven at a service alone',
      { 'tests/requirements/IDS.md': line, 'apps/sandbox/src/a.test.ts': "test('answers it [ID-01]', () => {})" },
      ['ID-01 is something that people see, and no test of the app names it'],
    ],
    [
      'nothing of a line about a call',
      {
        'tests/requirements/IDS.md': line.replace(' [000', ' {call} [000'),
        'apps/sandbox/src/a.test.ts': "test('answers it [ID-01]', () => {})",
      },
      [],
    ],
    [
      'a part of a line',
      {
        'tests/requirements/IDS.md': '# IDS Things\n\n- **ID-01.a** One.\n- **ID-01.b** Two.\n',
        'apps/web/src/a.test.ts': "test('one [ID-01.a]', () => {})",
      },
      ['ID-01.b is named by no test'],
    ],
    [
      'nothing of a line that is open',
      { ...app("test('says it', () => {})"), 'tests/requirements/IDS.md': line.replace(' [000', ' {open} [000') },
      [],
    ],
    [
      'an open line that is proven',
      {
        ...app("test('says it [ID-01]', () => {})"),
        'tests/requirements/IDS.md': line.replace(' [000', ' {open} [000'),
      },
      ['ID-01 is called open, and is proven'],
    ],
  ])('%s', (_what, files, faults) => {
    expect(faultsOf(files)).toEqual(faults.map(written))
  })
})

test('a line shows the reading that was chosen for it', () => {
  const root = repositoryOf({
    'tests/requirements/readings.md': '- **CON-01** Two things. **Chosen:** one.\n',
    'tests/requirements/IDS.md': '# IDS Things\n\n- **ID-01** The page says it (CON-01). [000 §1; 001 §2]\n',
  })
  expect(readRequirements(openWorkspace(root))).toEqual([
    expect.objectContaining({
      area: 'IDS Things',
      source: '000 §1; 001 §2',
      readings: [{ id: 'CON-01', text: 'Two things. **Chosen:** one.' }],
    }),
  ])
})

test('the result of the last run is counted for each line that a test names', () => {
  const assertionResults = [
    { fullName: 'a says it [ID-01]', status: 'passed' },
    { fullName: 'b says it [ID-01] [ID-02.b]', status: 'failed' },
  ]
  const root = repositoryOf({
    'vitest.json': JSON.stringify({ testResults: [{ assertionResults }] }),
    'e2e.json': JSON.stringify({ suites: [{ suites: [{ specs: [{ title: 'shows it [ID-01]', ok: true }] }] }] }),
  })
  expect([...readLastRun(root)]).toEqual([
    [written('ID-01'), { passed: 2, failed: 1 }],
    [written('ID-02.b'), { passed: 0, failed: 1 }],
  ])
})
