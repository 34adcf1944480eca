import type { Reward } from '@clubhouse/rest-client/club'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { proxy, ref, useSnapshot } from 'valtio'
import { currentStepUp } from '#platform/auth/step-up-store.ts'
import type { OrderInput } from '../model/order-draft.ts'
import { orderInput } from '../model/order-input.ts'
import { type OrderType, submitsDirectly } from '../model/order-type.ts'
import { isComplete } from '../model/readiness.ts'
import { enterDraft } from './order-draft-store.ts'

export interface EnteredDraft {
  /** What goes out at once: the page was asked to, the member is stepped up, and all is filled in (STP-08). */
  submitsAtOnce: OrderInput | undefined
}

/** The draft of the page that is shown. */
const store = proxy<{ entered: EnteredDraft | undefined }>({ entered: undefined })

/** Begins the order of a reward when its page is entered; undefined before the first render. */
export function useEnteredDraft(type: OrderType, reward: Reward): EnteredDraft | undefined {
  const { entered } = useSnapshot(store, { sync: true })
  const location = useLocation()
  const navigate = useNavigate()
  const isDirect = isAskedToSubmit(location.state)
  const enter = useEffectEvent(() => {
    const typed = enterDraft(reward)
    const isReady = isDirect && submitsDirectly(reward, currentStepUp()) && isComplete(type, typed, new Date())
    store.entered = ref({ submitsAtOnce: isReady ? orderInput(type, reward, typed) : undefined })
  })
  useLayoutEffect(() => {
    enter()
    return () => {
      store.entered = undefined
    }
  }, [])
  const forgetState = useEffectEvent(() => {
    // A member who comes back to this entry of the history has not asked for it again.
    if (isDirect) void navigate(location, { replace: true, state: null, preventScrollReset: true })
  })
  useEffect(() => forgetState(), [])
  return entered
}

/** True when the page that led here wants the order to go out at once. */
function isAskedToSubmit(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'submitsDirectly' in state && state.submitsDirectly === true
}
