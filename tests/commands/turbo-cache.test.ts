import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('what a run leaves behind does not make the clients out of date, and all types with them', () => {
  const log = `${root}schemas/.turbo/left-by-a-test.log`
  mkdirSync(`${root}schemas/.turbo`, { recursive: true })
  writeFileSync(log, '')
  onTestFinished(() => rmSync(log))
  const { stdout } = spawnSync('turbo', ['run', 'codegen', '--dry=json'], { cwd: root, encoding: 'utf8' })
  const { tasks } = JSON.parse(stdout) as { tasks: { taskId: string; inputs: Record<string, string> }[] }
  const inputs = Object.keys(tasks.find(({ taskId }) => taskId === '@clubhouse/codegen#codegen')?.inputs ?? {})
  expect(inputs).toContain('../schemas/rest/club.openapi.yaml')
  expect(inputs.filter((path) => /\/(\.turbo|node_modules)\//.test(path))).toEqual([])
})
