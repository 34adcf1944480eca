import { PlainError } from './config/plain-error.ts'
import { type HostArguments, readArguments, usage } from './config/read-arguments.ts'
import { hostVersion } from './host-version.ts'
import { checkHost, type HostEnvironment, startHost } from './server/start-host.ts'

/** The process: reads the command line, says `ready <origin>`, and ends in order when it is told to. */

// What a client sends must never end the process; a fault of ours is written down, and the next call is answered.
process.on('uncaughtException', (error) => console.error(error))
process.on('unhandledRejection', (reason) => console.error(reason))

try {
  const given = readArguments(process.argv.slice(2))
  if (given === undefined) console.log(usage)
  else if (given.check) check(given)
  else await run(given)
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error)
  process.exit(1)
}

function check(given: HostArguments) {
  const { config, build } = checkHost(given, environment())
  console.log(`Nothing is wrong: version ${build.version} for ${config.origin}${build.basePath}/.`)
}

async function run(given: HostArguments) {
  const host = await startHost(given, environment())
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isEnding) return
      isEnding = true
      void host.close().finally(() => process.exit(0))
    })
  console.log(`ready ${host.origin}`)
}

function environment(): HostEnvironment {
  return { version: hostVersion(), publishSecret: process.env['PUBLISH_SECRET'] || undefined }
}
