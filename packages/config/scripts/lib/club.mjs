import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pathWithTools, pinnedNode } from './setup.mjs'
import { PlainError, root, run, step } from './steps.mjs'

/** Generates the clients and compiles the texts. */
export function generate() {
  return run('turbo', ['run', 'codegen', 'messages', '--output-logs=errors-only', '--log-prefix=none'], {
    env: { PATH: pathWithTools, TURBO_TELEMETRY_DISABLED: '1' },
  })
}

/** The club that is built and served unless another one is named. */
export const mainClub = 'kestrel'

const sampleData = join(root, 'apps/sandbox/sample-data')

/** Returns a file of a club's sample data. Throws when there is no such club, and names those that there are. */
export function readSampleData(club, file) {
  const names = readdirSync(sampleData).filter((name) => existsSync(join(sampleData, name, 'club.json')))
  if (!names.includes(club)) throw new PlainError(`There is no club "${club}"; there are ${names.join(' and ')}.`)
  return JSON.parse(readFileSync(join(sampleData, club, file), 'utf8'))
}

/** Generates the clients and builds the app of a club; what has not changed is not done again. */
export function build(club = mainClub) {
  const [task, env] =
    club === mainClub ? ['build', {}] : ['build:club', { CLUB: club, CLUB_CONFIG: basename(clubConfig(club)) }]
  return step('Generating clients and building the app (about a minute when it has changed)', () =>
    run('turbo', ['run', 'codegen', task, '--output-logs=errors-only', '--log-prefix=none'], {
      env: { PATH: pathWithTools, TURBO_TELEMETRY_DISABLED: '1', ...env },
    }),
  )
}

function clubConfig(club) {
  return join(root, 'apps/web', club === mainClub ? 'club.config.ts' : `club.${club}.config.ts`)
}

/** Reads what a build fixes of a club, by the pinned Node: the one that runs the commands may be too old for TypeScript. */
function readClub(name) {
  const file = pathToFileURL(clubConfig(name)).href
  const script = `import { club } from ${JSON.stringify(file)}; console.log(JSON.stringify(club))`
  return JSON.parse(execFileSync(pinnedNode, ['--input-type=module', '--eval', script], { encoding: 'utf8' }))
}

/**
 * Starts the sandbox, which serves the whole club and renders public pages when they are first asked for. Returns its
 * origin, the address of the app, a folder whose pages it serves as well, and a function that ends it. `env` goes to the
 * sandbox.
 */
export async function startClub({ club = mainClub, env = {}, prerender = true } = {}) {
  const pages = mkdtempSync(join(tmpdir(), 'clubhouse-pages-'))
  const renderer = prerender ? { PAGE_RENDERER: join(root, 'apps/web/prerender/worker.mjs') } : {}
  const { basePath } = readClub(club)
  const built = club === mainClub ? 'apps/web/dist' : `apps/web/clubs/${club}/dist`
  const sandbox = spawn(pinnedNode, [join(root, 'apps/sandbox/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PATH: pathWithTools,
      SANDBOX_CLUB: club,
      WEB_ROOT: join(root, built),
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
