import type { Reward } from '@clubhouse/rest-client/club'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { proxy, ref, useSnapshot } from 'valtio'
import { submitsDirectly } from '#platform/auth/step-up-rules.ts'
import { currentStepUp } from '#platform/auth/step-up-store.ts'
import { recordOf, unresolvedSubmission } from '#platform/submission/submission-record.ts'
import { resumptionOf, settleResumption } from '#platform/submission/resumption.ts'
import { type Entry, entryOf } from '../model/entry.ts'
import type { OrderType } from '../model/order-type.ts'
import { orderName } from '../model/order-name.ts'
import { orderInput } from '../model/order-input.ts'
import { isComplete } from '../model/readiness.ts'
import { dropDraft, enterDraft, updateDraft } from './order-draft-store.ts'

/** How the page that is shown was entered. */
const shown = proxy<{ entry: Entry | undefined }>({ entry: undefined })

/** Begins the order of a reward when its page is entered, and says how it goes on; undefined before the first drawing. */
export function useEntry(type: OrderType, reward: Reward): Entry | undefined {
  const { entry } = useSnapshot(shown, { sync: true })
  const location = useLocation()
  const navigate = useNavigate()
  const enter = useEffectEvent(() => {
    shown.entry = ref(enterOrder(type, reward, isDirect(location.state)))
  })
  useLayoutEffect(() => {
    enter()
    return () => {
      shown.entry = undefined
    }
  }, [])
  const forgetState = useEffectEvent(() => {
    // Whoever comes back to this entry of the history has not asked for it again.
    if (isDirect(location.state)) void navigate(location, { replace: true, state: null, preventScrollReset: true })
  })
  useEffect(() => forgetState(), [])
  return entry
}

function enterOrder(type: OrderType, reward: Reward, isAsked: boolean): Entry {
  const name = orderName(reward.rewardId)
  const typed = enterDraft(reward)
  const resumption = resumptionOf(name)
  if (resumption !== undefined) settleResumption()
  const mayGoOut = isAsked && submitsDirectly(type, currentStepUp()) && isComplete(type, typed, new Date())
  const record = recordOf(name).read()
  const entry = entryOf({
    typed,
    resumption,
    isUnresolved: unresolvedSubmission(name) !== undefined,
    placedAt: record?.kind === 'done' ? record.at : undefined,
    directInput: mayGoOut ? orderInput(type, reward, typed) : undefined,
  })
  if (entry.kind === 'placed') dropDraft(reward.rewardId)
  if (entry.kind === 'form') updateDraft({ sent: null })
  return entry
}

/** Whether whoever led here asks for the order to go out at once. */
function isDirect(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'submitsDirectly' in state && state.submitsDirectly === true
}
