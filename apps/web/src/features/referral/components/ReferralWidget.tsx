import { Button } from '@clubhouse/design-system/Button'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { useEffect, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { isNativeApp } from '#platform/native/native-app.ts'
import { timeLimit, widgetDelay, type WidgetState } from '../model/widget-state.ts'
import * as styles from './widget.css.ts'
import { WidgetFrame } from './WidgetFrame.tsx'

/** An empty frame into which the referral partner's widget loads, and what is said until it is there, or when it is not (REF-02). */
export function ReferralWidget({ customer }: { customer: string }) {
  const [{ attempt, state }, setWidget] = useState<{ attempt: number; state: WidgetState }>({
    attempt: 0,
    state: 'waiting',
  })
  useEffect(() => {
    const limit = timeLimit(state, widgetDelay({ isNativeApp: isNativeApp(), isRetry: attempt > 0 }))
    if (limit === undefined) return undefined
    const timer = setTimeout(() => setWidget({ attempt, state: limit.next }), limit.after)
    return () => clearTimeout(timer)
  }, [attempt, state])
  const tryAgain = () => setWidget({ attempt: attempt + 1, state: 'waiting' })
  return (
    <div className={styles.place}>
      {(state === 'waiting' || state === 'loading') && <WidgetSkeleton />}
      {state === 'slow' && (
        <WidgetProblem title={m.common_slow_title()} body={m.referral_slow_body()} onRetry={tryAgain} />
      )}
      {state === 'failed' && (
        <WidgetProblem title={m.referral_failed_title()} body={m.referral_failed_body()} onRetry={tryAgain} />
      )}
      {state !== 'waiting' && state !== 'failed' && (
        <WidgetFrame
          key={attempt}
          customer={customer}
          isShown={state === 'shown'}
          onState={(next) => setWidget({ attempt, state: next })}
        />
      )}
    </div>
  )
}

function WidgetSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.referral_loading()}</VisuallyHidden>
      <Skeleton shape="text" lines={6} />
    </div>
  )
}

function WidgetProblem({ title, body, onRetry }: { title: string; body: string; onRetry: () => void }) {
  return <ErrorPanel title={title} body={body} action={<Button onPress={onRetry}>{m.common_try_again()}</Button>} />
}
