import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { checkConnection } from '#platform/connection/connection.ts'
import { useRetryOnline } from '#platform/connection/use-retry-online.ts'
import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'
import * as styles from './island.css.ts'
import { markHydrated } from './mark-hydrated.ts'
import { PartFailed } from './PartFailed.tsx'
import { addRenderedIsland } from './rendered-islands.ts'
import { useIsHydrated } from './use-is-hydrated.ts'
import { onConsent, onFirstInteraction, onIdle, onVisible } from './when.ts'

/** What a component that stands for a failed island gets, besides the island's own props. */
export interface IslandFailure {
  /** Loads the island again; the document, when that fails again, as its script may have gone with an older build. */
  retry: () => void
}

export interface IslandOptions<Props extends object> {
  /**
   * When its script loads: as soon as the island is rendered, when it is in or near the viewport (or was scrolled past), with
   * the first interaction, when the browser is idle, or once something may be measured.
   */
  when: 'render' | 'visible' | 'interaction' | 'idle' | 'consent'
  /** Rendered until the island is there. One that is `visible` keeps a place anyway. */
  fallback?: ComponentType<Props>
  /**
   * Rendered when its script did not come, or it threw an error. Else an island that keeps a place says so there, and one
   * that does not is left out. It is tried again on request, when it is remounted, on the next page, and once there is
   * a connection.
   */
  failed?: ComponentType<Props & IslandFailure>
  /** Whether a prerendered page goes without it; always so for `interaction`, `idle` and `consent`. */
  isBrowserOnly?: boolean
}

/** A component whose script loads later. */
export type Island<Props extends object> = ComponentType<Props> & {
  /** Loads it now, whether it is rendered or not yet. */
  preload: () => void
}

/**
 * Returns a component that loads another one later. In a prerendered page its markup is there from the start, is hydrated
 * when its script has come, and a button that was pressed before is pressed again then. `module` is filled in by the build
 * (`island-modules.ts`).
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when, fallback, failed, isBrowserOnly = when !== 'visible' && when !== 'render' }: IslandOptions<Props>,
  module?: string,
): Island<Props> {
  const Fallback: ComponentType<Props> = fallback ?? (when === 'visible' ? Placeholder : Nothing)
  const Failed: ComponentType<Props & IslandFailure> = failed ?? (Fallback === Nothing ? Nothing : PartFailed)
  let shared: Loading<Props> | undefined

  function beginLoading(): Loading<Props> {
    if (when !== 'visible' && shared !== undefined && !shared.hasFailed) return shared
    const loading = createLoading(load)
    shared = loading
    if (import.meta.env.SSR) {
      if (!isBrowserOnly) loading.start()
    } else if (when !== 'visible') schedules[when](loading.start)
    return loading
  }

  function IslandPart(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const [loading, setLoading] = useState(beginLoading)
    useEffect(
      () => (when === 'visible' && place.current !== null ? onVisible(place.current, loading.start) : undefined),
      [loading],
    )
    if (import.meta.env.SSR && module !== undefined && !isBrowserOnly) addRenderedIsland(module)
    const loadAgain = (isRequested: boolean) => {
      shared = createLoading(isRequested ? orReload(load) : load, isRequested)
      shared.start()
      setLoading(shared)
    }
    const part = (
      <ErrorBoundary
        resetKey={loading.key}
        fallback={<FailedIsland Failed={Failed} props={props} loadAgain={loadAgain} />}
      >
        <Suspense fallback={<Fallback {...props} />}>
          <LoadedPart loading={loading} props={props} place={place} />
        </Suspense>
      </ErrorBoundary>
    )
    const content = isBrowserOnly ? <Hydrated fallback={<Fallback {...props} />}>{part}</Hydrated> : part
    if (isBrowserOnly && when !== 'visible') return content
    return (
      <div ref={place} data-island={when} className={when === 'render' ? styles.noBox : undefined}>
        {content}
      </div>
    )
  }

  // Rendered again with the same props, markup that is not hydrated yet would be thrown away.
  return Object.assign(memo(IslandPart), { preload: () => beginLoading().start() })
}

const schedules = {
  render: (start) => start(),
  interaction: onFirstInteraction,
  idle: onIdle,
  consent: onConsent,
} satisfies Record<Exclude<IslandOptions<object>['when'], 'visible'>, (start: () => void) => unknown>

interface Loading<Props extends object> {
  key: string
  start: () => void
  /** Takes the focus of the button that it was asked for with. */
  takesFocus: boolean
  /** Suspends until it is there. */
  Part: ComponentType<Props>
  hasFailed: boolean
}

let count = 0

function createLoading<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  takesFocus = false,
): Loading<Props> {
  let start: () => void = () => undefined
  const started = new Promise<void>((resolve) => (start = resolve))
  const loaded = started.then(load).then((Part) => ({ default: Part }))
  const loading = { key: String(++count), start, takesFocus, Part: lazy(() => loaded), hasFailed: false }
  loaded.catch(() => (loading.hasFailed = true))
  return loading
}

function orReload<Result>(load: () => Promise<Result>): () => Promise<Result> {
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

interface LoadedPartProps<Props extends object> {
  loading: Loading<Props>
  props: Props
  place: RefObject<HTMLDivElement | null>
}

/** Its effect runs when the part is there. */
function LoadedPart<Props extends object>({ loading, props, place }: LoadedPartProps<Props>) {
  useEffect(() => {
    if (place.current === null) return
    markHydrated(place.current)
    if (loading.takesFocus) focus(place.current.firstElementChild)
  }, [loading, place])
  return <loading.Part {...props} />
}

function focus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

interface FailedIslandProps<Props extends object> {
  Failed: ComponentType<Props & IslandFailure>
  props: Props
  loadAgain: (isRequested: boolean) => void
}

/** Tries again by itself on the next page, and when the connection is back. */
function FailedIsland<Props extends object>({ Failed, props, loadAgain }: FailedIslandProps<Props>) {
  const { key } = useLocation()
  const [failedAt] = useState(key)
  const isNextPage = key !== failedAt
  const tryAgain = useEffectEvent(() => loadAgain(false))
  useRetryOnline(() => loadAgain(false))
  useEffect(() => {
    if (isNextPage) tryAgain()
  }, [isNextPage])
  return <Failed {...props} retry={() => loadAgain(true)} />
}

function Hydrated({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useIsHydrated() ? children : fallback
}

function Placeholder() {
  return <div className={styles.placeholder} aria-busy="true" />
}

function Nothing() {
  return null
}
