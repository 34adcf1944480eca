import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { useRetryOnline } from '#platform/connection/use-retry-online.ts'
import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'
import * as styles from './island.css.ts'
import { createLoading, type Loading, orReload } from './loading.ts'
import { markHydrated } from './mark-hydrated.ts'
import { PartFailed } from './PartFailed.tsx'
import { addRenderedIsland } from './rendered-islands.ts'
import { useIsHydrated } from './use-is-hydrated.ts'
import { onConsent, onFirstInteraction, onIdle, onNear } from './when.ts'

/** What a component that stands for a failed island gets, besides the island's own props. */
export interface IslandFailure {
  /** Loads the island again; the document, when that fails again, as its script may have gone with an older build. */
  retry: () => void
}

export interface IslandOptions<Props extends object> {
  /**
   * When its script loads: as soon as the island is rendered; when it is in the viewport (or was scrolled past), and near it
   * once there has been an interaction; with the first interaction; when the browser is idle; or once something may be
   * measured.
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
  /** Does the same, and resolves when it is there, or did not come: rendered then, it stands there at once. */
  load: () => Promise<void>
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
    useEffect(() => {
      if (when !== 'visible' || place.current === null) return undefined
      return onNear(place.current, loading.start)
    }, [loading])
    if (import.meta.env.SSR && module !== undefined && !isBrowserOnly) addRenderedIsland(module)
    // One element as long as it says the same: rendered anew, markup that is not hydrated yet would be thrown away.
    const content = useMemo(() => {
      const waiting = <Fallback {...props} />
      const part = (
        <ErrorBoundary
          resetKey={loading.key}
          fallback={<FailedIsland Failed={Failed} props={props} loadAgain={loadAgain} />}
        >
          <Suspense fallback={waiting}>
            <LoadedPart key={loading.key} loading={loading} props={props} place={place} />
          </Suspense>
        </ErrorBoundary>
      )
      return isBrowserOnly ? <Hydrated fallback={waiting}>{part}</Hydrated> : part

      function loadAgain(isRequested: boolean) {
        shared = createLoading(isRequested ? orReload(load) : load, isRequested)
        shared.start()
        setLoading(shared)
      }
    }, [props, loading])
    if (isBrowserOnly && when !== 'visible') return content
    return (
      <div ref={place} data-island={when} className={when === 'visible' ? undefined : styles.noBox}>
        {content}
      </div>
    )
  }

  return Object.assign(memo(IslandPart), {
    preload: () => beginLoading().start(),
    load: () => {
      const loading = beginLoading()
      loading.start()
      return loading.settled
    },
  })
}

const schedules = {
  render: (start) => start(),
  interaction: onFirstInteraction,
  idle: onIdle,
  consent: onConsent,
} satisfies Record<Exclude<IslandOptions<object>['when'], 'visible'>, (start: () => void) => unknown>

interface LoadedPartProps<Props extends object> {
  loading: Loading<Props>
  props: Props
  place: RefObject<HTMLDivElement | null>
}

/** Its effect runs when the part is there, in the same step: a press that React takes must not be made again. */
function LoadedPart<Props extends object>({ loading, props, place }: LoadedPartProps<Props>) {
  // The same for as long as it is mounted.
  const [Part] = useState(() => loading.Part)
  useLayoutEffect(() => {
    if (place.current === null) return
    markHydrated(place.current)
    if (loading.takesFocus) focus(place.current.firstElementChild)
  }, [loading, place])
  return <Part {...props} />
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
