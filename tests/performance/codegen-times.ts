import { spawn } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Seconds from `npm run codegen` to the prompt, medians. */
export interface CodegenTimes {
  /** As in a clean clone. */
  cold: number
  unchanged: number
  /** By the file of `schemas/` that was changed. */
  oneFileChanged: Readonly<Record<string, number>>
}

const runs = 3
const root = fileURLToPath(new URL('../../', import.meta.url))

/** One file of each concept, and for REST one of each kind. */
const changedFiles = [
  'rest/club/rewards.yaml',
  'rest/referral.openapi.yaml',
  'rest/shared.yaml',
  'graphql/schema.graphql',
  'content/content-model.json',
  'bridge/messages.schema.json',
  'events/tracking-plan.json',
]

/** Measures in a copy, for the schemas are somebody's work. */
export async function measureCodegen(): Promise<CodegenTimes> {
  const copy = copyProject()
  try {
    const cold = await median(async () => {
      rmSync(join(copy, 'node_modules/.cache'), { recursive: true, force: true })
      return runCodegen(copy, { makes: true })
    })
    const unchanged = await median(() => runCodegen(copy, { makes: false }))
    const oneFileChanged: Record<string, number> = {}
    for (const path of changedFiles) {
      oneFileChanged[path] = await median(() => {
        appendFileSync(join(copy, 'schemas', path), path.endsWith('.json') ? '\n' : '# another line\n')
        return runCodegen(copy, { makes: true })
      })
    }
    return { cold, unchanged, oneFileChanged }
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/** The project as codegen sees it: its schemas and its code copied, the packages linked, with a cache of its own. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'clubhouse-codegen-'))
  const generated = ['packages', 'apps']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}/src/generated`))
    .filter((path) => existsSync(join(root, path)))
  for (const path of ['package.json', 'schemas', 'codegen', ...generated]) {
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (source) => !source.endsWith('/node_modules'),
    })
  }
  symlinkSync(join(root, 'codegen/node_modules'), join(copy, 'codegen/node_modules'))
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  return copy
}

/** Seconds that it took. Throws when it fails, or when it did not do what is measured. */
async function runCodegen(cwd: string, { makes }: { makes: boolean }): Promise<number> {
  const start = performance.now()
  const { code, output } = await run(cwd)
  const seconds = (performance.now() - start) / 1000
  if (code !== 0 || output.includes('codegen: made') !== makes) throw new Error(`npm run codegen:\n${output}`)
  return seconds
}

function run(cwd: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', 'codegen', '--', '--verbose'], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

async function median(measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await measure())
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN
}
