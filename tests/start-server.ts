import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface StartedServer {
  origin: string
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
  return {
    origin,
    async stop() {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
    },
  }
}
