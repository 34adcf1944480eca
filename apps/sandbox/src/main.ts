import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { SandboxOptions } from './create-sandbox.ts'
import { dataFolder, mainClub } from './data-folder.ts'

/** The process: reads the environment, says `ready <origin>`, and ends in order when it is told to. */

// What a client sends must never end the process; a fault of ours is written down, and the next call is answered.
process.on('uncaughtException', (error) => console.error(error))
process.on('unhandledRejection', (reason) => console.error(reason))

// From the second start on, a third of the time is saved; what is imported before this line is not cached.
enableCompileCache()

try {
  const { createSandbox } = await import('./create-sandbox.ts')
  const sandbox = await createSandbox(optionsFrom(process.env))
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    void sandbox.close().finally(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, end)
  console.log(`ready ${sandbox.origin}`)
} catch (error) {
  console.error(sentence(error))
  process.exit(1)
}

function optionsFrom(environment: NodeJS.ProcessEnv): SandboxOptions {
  const {
    DATABASE_URL,
    SANDBOX_CLUB,
    SANDBOX_DATA,
    WEB_ROOT,
    PAGES_ROOT,
    PAGE_RENDERER,
    PUBLIC_ORIGIN,
    WEB_ORIGINS,
    BASE_PATH,
  } = environment
  if (environment['SEPARATE_ORIGINS'] && PUBLIC_ORIGIN)
    throw new Error('SEPARATE_ORIGINS and PUBLIC_ORIGIN are two arrangements: set one of them.')
  return {
    port: wholeNumber('PORT', environment['PORT'] || 4000, 0, 65_535),
    scale: wholeNumber('SANDBOX_SCALE', environment['SANDBOX_SCALE'] || 1, 1, 1_000),
    database: DATABASE_URL
      ? { kind: 'server', url: DATABASE_URL }
      : SANDBOX_DATA === 'temporary'
        ? { kind: 'temporary' }
        : { kind: 'folder', folder: fileURLToPath(dataFolder(SANDBOX_CLUB || mainClub)) },
    ...(WEB_ROOT && { webRoot: WEB_ROOT }),
    ...(PAGES_ROOT && { pagesRoot: PAGES_ROOT }),
    ...(PAGE_RENDERER && { pageRenderer: PAGE_RENDERER }),
    ...(BASE_PATH && { basePath: BASE_PATH }),
    ...(environment['SEPARATE_ORIGINS'] && { separateOrigins: true }),
    ...(PUBLIC_ORIGIN && { publicOrigin: new URL(PUBLIC_ORIGIN).origin }),
    ...(WEB_ORIGINS && { extraWebOrigins: WEB_ORIGINS.split(',') }),
  }
}

function wholeNumber(name: string, given: string | number, from: number, to: number): number {
  const number = Number(given)
  if (Number.isInteger(number) && number >= from && number <= to) return number
  throw new Error(`${name} must be a whole number from ${from} to ${to}, but is "${given}".`)
}

/** Returns what went wrong in one sentence; the stack would help nobody who only wants to start it. */
function sentence(error: unknown): string {
  const { code, message, path } = error as NodeJS.ErrnoException
  if (code === 'EACCES' || code === 'EPERM')
    return `The sandbox may not use ${path ?? 'a file that it needs'}: give this user the permission, or set SANDBOX_DATA=temporary.`
  if (code === 'ECONNREFUSED') return 'No PostgreSQL answers at DATABASE_URL.'
  return message || String(error)
}
