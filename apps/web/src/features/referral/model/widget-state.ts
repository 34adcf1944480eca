/** How the referral widget stands. */
export type WidgetState =
  /** Its frame is empty: it loads in a moment (REF-02). */
  | 'waiting'
  | 'loading'
  /** Still loading, for longer than anybody waits without a word. */
  | 'slow'
  | 'shown'
  /** Its script did not come or could not run: offline, blocked by the browser or by an extension. */
  | 'failed'

/** In milliseconds (REF-02, CST-07). */
const delay = 500
const patience = 10_000

/** Returns how long the frame stays empty, in milliseconds: not at all in the native app, or when it is tried again (REF-02, REF-03, NAT-20). */
export function widgetDelay({ isNativeApp, isRetry }: { isNativeApp: boolean; isRetry: boolean }): number {
  return isNativeApp || isRetry ? 0 : delay
}

/** Returns after how long a state is over by itself, and what comes then; undefined for one that something has to end. */
export function timeLimit(state: WidgetState, emptyFor: number): { after: number; next: WidgetState } | undefined {
  switch (state) {
    case 'waiting':
      return { after: emptyFor, next: 'loading' }
    case 'loading':
      return { after: patience, next: 'slow' }
    case 'slow':
    case 'shown':
    case 'failed':
      return undefined
  }
}

/** Returns the state that a message of the widget's document leads to; undefined for any other message. */
export function stateIn(data: unknown): 'shown' | 'failed' | undefined {
  const kind: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'kind') : undefined
  return kind === 'shown' || kind === 'failed' ? kind : undefined
}
