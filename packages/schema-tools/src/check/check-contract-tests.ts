import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { contractParts } from '../contract-parts.ts'
import { findingOf } from './check-requirements.ts'
import type { Check } from './finding.ts'

const tests = fileURLToPath(new URL('../../../../tests/', import.meta.url))

/** Every named part of the contract has a test in `tests/contract` that says its name. */
export function checkContractTests(): Check {
  return {
    name: 'Contract tests',
    async run() {
      const titles = await contractTestTitles()
      const parts = contractParts()
      const words = new Set(titles.flatMap((title) => title.match(/[\w-]+/g) ?? []))
      const without = parts.filter(({ name }) => !words.has(name))
      return {
        looked: parts.length,
        findings: without.map((part) => findingOf(part, 'has no contract test')),
      }
    },
  }
}

/** What the contract tests are called, without running them. */
async function contractTestTitles(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-tests-'))
  const list = join(folder, 'list.json')
  try {
    await new Promise<void>((resolve, reject) => {
      const args = ['list', '--project', 'contract and commands', 'contract', `--json=${list}`]
      execFile('vitest', args, { cwd: tests }, (error, stdout, stderr) => {
        if (error === null) resolve()
        else reject(new Error(`The contract tests cannot be listed: ${firstLine(stderr || stdout)}`))
      })
    })
    return (JSON.parse(readFileSync(list, 'utf8')) as { name: string }[]).map(({ name }) => name)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function firstLine(text: string): string {
  return (
    stripVTControlCharacters(text)
      .split('\n')
      .find((line) => line.trim() !== '') ?? ''
  )
}
