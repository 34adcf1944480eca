import type { Profile, Reward } from '@clubhouse/rest-client/club'
import { snapshot, useSnapshot } from 'valtio'
import { createSlice } from '#platform/state/client-state.ts'
import { draftKey, privateStorage } from '#platform/storage/private-storage.ts'
import { readKeptDraft, toKeptDraft } from '../model/kept-draft.ts'
import { noDraft, type OrderDraft, startDraft, type TypedOrder, typedOrderFor } from '../model/order-draft.ts'

/** The order in progress (CHK-01); what is typed is kept by its reward besides, so that nothing takes it away (AUT-03). */
const slice = createSlice<OrderDraft>('checkout', noDraft, { isSubmitting: false })

const keyOf = (rewardId: string) => draftKey(`checkout:${rewardId}`)

/** The order in progress. */
export function useOrderDraft(): OrderDraft {
  // At once: a field whose text came a moment later would lose the place of the cursor.
  return useSnapshot(slice, { sync: true })
}

/** Begins the order of a reward with what was typed for it before. Answers that, as it was. */
export function enterDraft(reward: Reward, profile: Profile | undefined): TypedOrder {
  const typed = readKeptDraft(privateStorage.get(keyOf(reward.rewardId))) ?? typedOrderFor(profile)
  Object.assign(slice, startDraft(reward, typed))
  keep()
  return typed
}

/**
 * Changes what is typed (CHK-02), by how it is at this moment: a browser that fills in a form changes many fields before
 * any of them is drawn.
 */
export function updateDraft(change: Partial<TypedOrder> | ((now: TypedOrder) => Partial<TypedOrder>)): void {
  if (slice.rewardId === '') return
  Object.assign(slice, typeof change === 'function' ? change(snapshot(slice)) : change)
  keep()
}

/** Whether it is being sent (CHK-03). */
export function setSubmitting(isSubmitting: boolean): void {
  slice.isSubmitting = isSubmitting
}

/** The order is placed: nothing of it is left to go on with. */
export function dropDraft(rewardId: string): void {
  privateStorage.remove(keyOf(rewardId))
  if (slice.rewardId === rewardId) Object.assign(slice, noDraft)
}

function keep(): void {
  privateStorage.set(keyOf(slice.rewardId), toKeptDraft(slice))
}
