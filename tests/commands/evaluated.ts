import { spawnSync } from 'node:child_process'
import { expect } from 'vitest'

/** Runs an expression with what a module of the commands' scripts exports, as `exported`; JSON in, JSON out. */
export function evaluated(module: string, expression: string): unknown {
  const address = new URL(`../../packages/config/scripts/lib/${module}`, import.meta.url).href
  const script = `import * as exported from ${JSON.stringify(address)}; console.log(JSON.stringify(${expression}))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}
