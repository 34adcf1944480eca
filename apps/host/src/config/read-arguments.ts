import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PlainError } from './plain-error.ts'

export interface HostArguments {
  dist: string
  config: string
  port: number
  host: string
  /** The folder of the copies of rendered pages, which outlive the process. */
  cache: string | undefined
  /** The most bytes of them, in memory and in that folder. */
  memoryBytes: number
  cacheBytes: number
  maxConnections: number
  /** The module that renders. */
  renderer: string | undefined
  check: boolean
}

export const usage = `node apps/host/src/main.ts --dist FOLDER --config FILE [options]

  --dist FOLDER          what was built for the browser; what was built for rendering is in FOLDER-server
  --config FILE          the config.json of the club
  --check                says what is wrong with both, and ends
  --port NUMBER          8080 unless told otherwise; 0 for any
  --host ADDRESS         127.0.0.1 unless told otherwise
  --cache FOLDER         keeps copies of rendered pages over restarts
  --cache-mb NUMBER      the most of them in that folder; 512 unless told otherwise
  --memory-mb NUMBER     the most of them in memory; 128 unless told otherwise
  --max-connections NUMBER  more are refused; 10,000 unless told otherwise
  --renderer FILE        the module that renders pages; prerender/worker.mjs beside the folder unless told otherwise

PUBLISH_SECRET in the environment is the signing secret of the content service's webhook.
`

const megabyte = 1024 * 1024

/** Reads the command line. Throws a PlainError for what is unknown or wrong; undefined when only the usage is asked for. */
export function readArguments(given: readonly string[]): HostArguments | undefined {
  const values = parsed(given)
  if (values.help === true) return undefined
  const { dist, config, cache, renderer } = values
  if (dist === undefined) throw new PlainError('Say which folder to serve: --dist FOLDER.')
  if (config === undefined) throw new PlainError('Say which configuration to use: --config FILE.')
  return {
    dist: resolve(dist),
    config: resolve(config),
    port: wholeNumber('--port', values.port, 8080, 0, 65_535),
    host: values.host ?? '127.0.0.1',
    cache: cache === undefined ? undefined : resolve(cache),
    memoryBytes: wholeNumber('--memory-mb', values['memory-mb'], 128, 1, 65_536) * megabyte,
    cacheBytes: wholeNumber('--cache-mb', values['cache-mb'], 512, 1, 1_048_576) * megabyte,
    maxConnections: wholeNumber('--max-connections', values['max-connections'], 10_000, 1, 1_000_000),
    renderer: renderer === undefined ? undefined : resolve(renderer),
    check: values.check === true,
  }
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        dist: text,
        config: text,
        port: text,
        host: text,
        cache: text,
        'cache-mb': text,
        'memory-mb': text,
        'max-connections': text,
        renderer: text,
        check: flag,
        help: flag,
      },
    }).values
  } catch (error) {
    const name = /'(-[^' ]*)/.exec((error as Error).message)?.[1]
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      throw new PlainError(`The host has no option ${name}; --help lists those that it has.`)
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
      throw new PlainError(`The option ${name} is given without its value, or with one that it does not take.`)
    throw new PlainError(`${(error as Error).message}; --help lists what the host takes.`)
  }
}

function wholeNumber(name: string, given: string | undefined, otherwise: number, from: number, to: number): number {
  if (given === undefined) return otherwise
  const number = Number(given)
  if (/^\d+$/.test(given) && number >= from && number <= to) return number
  throw new PlainError(`${name} must be a whole number from ${from} to ${to}, but is "${given}".`)
}
