import { type ComponentType, lazy } from 'react'
import { checkConnection } from '#platform/connection/connection.ts'

/** The script of an island, on its way or there. */
export interface Loading<Props extends object> {
  key: string
  /** Loads it; what is under way already goes on. */
  start: () => void
  /** Resolves when it is there, or did not come. */
  settled: Promise<void>
  /** Takes the focus of the button that it was asked for with. */
  takesFocus: boolean
  /** Suspends until it is there; what is rendered afterwards need not. */
  Part: ComponentType<Props>
  hasFailed: boolean
}

let count = 0

/** Returns the loading of a script, which waits for `start`. */
export function createLoading<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  takesFocus = false,
): Loading<Props> {
  let start: () => void = () => undefined
  const started = new Promise<void>((resolve) => (start = resolve))
  const loaded = started.then(load).then((Part) => ({ default: Part }))
  const settled = loaded.then(
    (module) => void (loading.Part = module.default),
    () => void (loading.hasFailed = true),
  )
  const Part: ComponentType<Props> = lazy(() => loaded)
  const loading: Loading<Props> = { key: String(++count), start, settled, takesFocus, Part, hasFailed: false }
  return loading
}

/** Returns a loader that loads the document again when the script does not come. */
export function orReload<Result>(load: () => Promise<Result>): () => Promise<Result> {
  return async () => {
    try {
      return await load()
    } catch (error) {
      // Without a connection, a reload would leave the visitor with nothing.
      if (checkConnection()) location.reload()
      throw error
    }
  }
}
