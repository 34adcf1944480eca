import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const start = fileURLToPath(new URL('../../packages/config/scripts/start.mjs', import.meta.url))

/** Runs `npm start`'s script as another Node would, up to the point where it says so. */
function startOn(node: string, ...args: string[]) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${node}' } })`
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, start, ...args],
    { encoding: 'utf8' },
  )
  return { status, said: `${stdout}${stderr}`.trim() }
}

test.each(['18.20.8', '20.18.3'])('whoever starts the club on Node %s is told in one sentence', (node) => {
  expect(startOn(node)).toEqual({
    status: 1,
    said: `Clubhouse needs Node 20.19 or newer, and this is ${node}.`,
  })
})

test('an option that is none is named, before anything is set up', () => {
  const { status, said } = startOn(process.versions.node, '--separate-origin')
  expect(status).toBe(1)
  expect(said).toBe("Unknown option '--separate-origin'")
})

test('a club that is none is answered with those that there are, before anything is set up', () => {
  const { status, said } = startOn(process.versions.node, '--club', 'osprey')
  expect(status).toBe(1)
  expect(said).toBe('There is no club "osprey"; there are kestrel and lark.')
})

test.each([
  ['kestrel', 'club.config.ts'],
  ['lark', 'club.lark.config.ts'],
])('the data of %s lead to the path for which its app is built', (club, config) => {
  const text = (path: string) => readFileSync(new URL(`../../apps/${path}`, import.meta.url), 'utf8')
  const { basePath } = JSON.parse(text(`sandbox/sample-data/${club}/club.json`)) as { basePath: string }
  expect(text(`web/${config}`)).toContain(`basePath: '${basePath}',`)
})
