import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
export { sampleBasePath } from '@clubhouse/sandbox/sample-base-path'
import { sandboxControl, type SandboxControl } from './sandbox-control.ts'

export interface TestSandbox {
  origin: string
  control: SandboxControl
  close(): Promise<void>
}

export interface TestSandboxOptions {
  /** A PostgreSQL to use, whose data stays; otherwise the sandbox brings its own, whose data goes. */
  databaseUrl?: string | undefined
  /** The sandbox without its idempotency check, which the judge of the ledger must find wrong. */
  forgetsKeys?: boolean
  /** A host of its own for each service. */
  separateOrigins?: boolean
  /** Another of the sample clubs than the main one. */
  club?: string
  /** A built app, to be served as well. */
  app?: BuiltApp
}

export interface BuiltApp {
  basePath: string
  /** What was built for the browser. */
  webRoot: string
  /** The module that renders its public pages. */
  pageRenderer: string
}

const program = (path: string) => fileURLToPath(new URL(`../../../apps/sandbox/src/${path}`, import.meta.url))

/**
 * A sandbox of its own on a free port, in a process of its own, whose data goes when it is closed. Rejects with what the
 * sandbox said when it does not come up.
 */
export async function startTestSandbox(options: TestSandboxOptions = {}): Promise<TestSandbox> {
  const { databaseUrl = '', forgetsKeys = false, separateOrigins = false, club, app } = options
  const sandbox = spawn(process.execPath, [program(forgetsKeys ? 'testing/forgetful-sandbox.ts' : 'main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      SANDBOX_DATA: 'temporary',
      DATABASE_URL: databaseUrl,
      ...(separateOrigins && { SEPARATE_ORIGINS: 'true' }),
      ...(club !== undefined && { SANDBOX_CLUB: club }),
      ...(app && { BASE_PATH: app.basePath, WEB_ROOT: app.webRoot, PAGE_RENDERER: app.pageRenderer }),
    },
    // The channel closes with this process, and the sandbox then ends as well.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => {
    sandbox.once('close', () => resolve())
  })
  const origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const ready = /^ready (\S+)$/m.exec(said)?.[1]
      if (ready !== undefined) resolve(ready)
    }
    sandbox.stdout?.on('data', listen)
    sandbox.stderr?.on('data', listen)
    void ended.then(() => reject(new Error(`The sandbox ended before it was ready: ${said}`)))
  })
  return {
    origin,
    control: sandboxControl(origin),
    async close() {
      sandbox.kill('SIGTERM')
      await ended
    },
  }
}
