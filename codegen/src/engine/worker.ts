/** Makes the units that it is asked for, one after the other. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { Unit } from './unit.ts'
import type { UnitResult, WorkerAnswer, WorkerStart } from './work.ts'

const { root, table, compileCache } = workerData as WorkerStart
if (compileCache !== undefined) enableCompileCache(compileCache)
const { units } = (await import(table)) as { units: readonly Unit[] }

parentPort?.on('message', (name: string) => void answer(name))

async function answer(name: string): Promise<void> {
  const answer: WorkerAnswer = { name, result: await make(name) }
  // A worker that is ended writes nothing by itself.
  flushCompileCache()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(answer)
}

async function make(name: string): Promise<UnitResult> {
  try {
    const unit = units.find((candidate) => candidate.name === name)
    if (unit === undefined) throw new Error(`there is no unit ${name}`)
    return { kind: 'made', files: await unit.generate(root) }
  } catch (error) {
    const errors: unknown[] = error instanceof AggregateError ? error.errors : [error]
    const faults = errors.filter((each) => !isSchemaError(each))
    return {
      kind: 'refused',
      messages: errors.map((each) => messageOf(name, each)),
      stacks: faults.map((each) => (each instanceof Error ? (each.stack ?? '') : String(each))),
    }
  }
}

/** A mistake in a schema has its place in its message; another failure is told with the unit that it stopped. */
function messageOf(name: string, error: unknown): string {
  if (isSchemaError(error)) return error.message
  return `${name}: ${error instanceof Error ? error.message : String(error)}`
}

/** By its name: the class comes with the YAML reader, which not every unit needs. */
function isSchemaError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'SchemaError'
}
