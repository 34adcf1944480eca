import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pathWithTools, pinnedNode } from './setup.mjs'
import { PlainError, root, run, step } from './steps.mjs'

/** Generates the clients and compiles the texts. */
export function generate() {
  return run('turbo', ['run', 'codegen', 'messages', '--output-logs=errors-only', '--log-prefix=none'], {
    env: { PATH: pathWithTools, TURBO_TELEMETRY_DISABLED: '1' },
  })
}

/** Generates the clients and builds the app; what has not changed is not done again. */
export function build() {
  return step('Generating clients and building the app', () =>
    run('turbo', ['run', 'codegen', 'build', '--output-logs=errors-only', '--log-prefix=none'], {
      env: { PATH: pathWithTools, TURBO_TELEMETRY_DISABLED: '1' },
    }),
  )
}

/** Reads `club.config.ts`, by the pinned Node: the one that runs the commands may be too old for TypeScript. */
function readClub() {
  const file = pathToFileURL(join(root, 'apps/web/club.config.ts')).href
  const script = `import { club } from ${JSON.stringify(file)}; console.log(JSON.stringify(club))`
  return JSON.parse(execFileSync(pinnedNode, ['--input-type=module', '--eval', script], { encoding: 'utf8' }))
}

/**
 * Starts the sandbox, which serves the whole club and renders public pages when they are first asked for. Returns its
 * origin, the address of the app, a folder whose pages it serves as well, and a function that ends it. `env` goes to the
 * sandbox.
 */
export async function startClub({ env = {}, prerender = true } = {}) {
  const pages = mkdtempSync(join(tmpdir(), 'clubhouse-pages-'))
  const renderer = prerender ? { PAGE_RENDERER: join(root, 'apps/web/prerender/worker.mjs') } : {}
  const { basePath } = readClub()
  const sandbox = spawn(pinnedNode, [join(root, 'apps/sandbox/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PATH: pathWithTools,
      WEB_ROOT: join(root, 'apps/web/dist'),
      PAGES_ROOT: pages,
      BASE_PATH: basePath,
      ...renderer,
      ...env,
    },
    // Its own group: Ctrl-C reaches it once, from here, and it ends in its own order; when this process is killed, the
    // channel between them closes, and it ends as well.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const ended = new Promise((resolve) => sandbox.once('close', resolve))
  const stop = async () => {
    if (sandbox.exitCode === null) sandbox.kill('SIGTERM')
    await ended
  }
  const killWithUs = () => {
    sandbox.kill('SIGTERM')
    rmSync(pages, { recursive: true, force: true })
  }
  process.once('exit', killWithUs)
  const origin = await step('Starting the sandbox', () => readyOrigin(sandbox))
  sandbox.stderr.pipe(process.stderr)
  return { origin, address: `${origin}${basePath}/`, pages, stop, ended }
}

function readyOrigin(sandbox) {
  return new Promise((resolve, reject) => {
    let said = ''
    let complaints = ''
    sandbox.stdout.on('data', (chunk) => {
      said += chunk
      const ready = /^ready (\S+)$/m.exec(said)
      if (ready?.[1] !== undefined) resolve(ready[1])
    })
    sandbox.stderr.on('data', (chunk) => (complaints += chunk))
    sandbox.once('close', () => reject(new PlainError(complaints.trim() || 'The sandbox ended before it was ready.')))
  })
}
