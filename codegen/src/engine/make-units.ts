import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { UnitResult, WorkerAnswer, WorkerStart } from './work.ts'

/** Makes units side by side, as many at a time as there are cores. What came of each is by its name. */
export async function makeUnits(names: readonly string[], start: WorkerStart): Promise<Map<string, UnitResult>> {
  const left = [...names]
  const results = new Map<string, UnitResult>()
  const size = Math.min(availableParallelism(), left.length)
  await Promise.all(Array.from({ length: size }, () => work(start, left, results)))
  for (const name of left) results.set(name, refused(name, 'was not made, for every worker broke'))
  return results
}

/** One worker's day: it takes from `left` until nothing is, or until it breaks. */
function work(start: WorkerStart, left: string[], results: Map<string, UnitResult>): Promise<void> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start })
    let current: string | undefined
    const next = () => {
      current = left.shift()
      if (current === undefined) void worker.terminate()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      else worker.postMessage(current)
    }
    worker.on('message', ({ name, result }: WorkerAnswer) => {
      results.set(name, result)
      next()
    })
    worker.on('error', (error: unknown) => {
      if (current !== undefined)
        results.set(current, refused(current, error instanceof Error ? error.message : String(error)))
    })
    worker.on('exit', () => {
      if (current !== undefined && !results.has(current))
        results.set(current, refused(current, 'ended without an answer'))
      resolve()
    })
    next()
  })
}

function refused(name: string, message: string): UnitResult {
  return { kind: 'refused', messages: [`${name}: ${message}`], stacks: [] }
}
