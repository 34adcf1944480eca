import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

export interface StartedServer {
  origin: string
  /** Seconds that processors have worked for it so far, in its own code and in the system's. */
  processorSeconds(): number
  /** The most memory that it has had. */
  peakBytes(): number
  stop(): Promise<void>
}

/** Starts a script as a process of its own, which says `ready <origin>` once it listens. */
export async function startServer(script: string, args: readonly string[], env = {}): Promise<StartedServer> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      // Read to the end: a log that nobody reads would hold up the server.
      if (said.length < 10_000) said += chunk.toString()
      const ready = /^ready (\S+)$/m.exec(said)?.[1]
      if (ready !== undefined) resolve(ready)
    })
    child.once('close', () => reject(new Error(`${script} ended before it was ready: ${said}`)))
  })
  const about = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8')
  return {
    origin,
    processorSeconds() {
      // What follows the name of the program, which may hold spaces: the 12th and 13th count hundredths of seconds.
      const fields = about('stat').split(') ').at(-1)?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) / 100
    },
    peakBytes: () => Number(/^VmHWM:\s+(\d+) kB$/m.exec(about('status'))?.[1]) * 1024,
    async stop() {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
    },
  }
}
