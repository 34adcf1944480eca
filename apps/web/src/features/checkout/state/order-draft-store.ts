import type { Reward } from '@clubhouse/rest-client/club'
import { snapshot, useSnapshot } from 'valtio'
import { type FormDraft, privateDraft } from '#platform/forms/form-draft.ts'
import { createSlice } from '#platform/state/client-state.ts'
import { draftKey, privateStorage } from '#platform/storage/private-storage.ts'
import type { Consent } from '../model/consent.schema.ts'
import { readKeptDraft, toKeptDraft } from '../model/kept-draft.ts'
import { emptyOrder, noDraft, type OrderDraft, startDraft, type TypedOrder } from '../model/order-draft.ts'

/** The order in progress (CHK-01); what is typed is kept by its reward besides, so that nothing takes it away (AUT-03). */
const slice = createSlice<OrderDraft>('checkout', noDraft, { transient: { isSubmitting: false }, isKept: true })

const keyOf = (rewardId: string) => draftKey(`checkout:${rewardId}`)

/** Returns the order in progress. Re-renders when a part of it changes that the component reads. */
export function useOrderDraft(): OrderDraft {
  return useSnapshot(slice, { sync: true })
}

/** Keeps the gift message in the order itself, and so do consents: they need not be saved first. */
export const giftDraft: FormDraft<Pick<TypedOrder, 'giftMessage'>> = {
  read: () => ({ giftMessage: slice.giftMessage }),
  keep: updateDraft,
}

export const consentDraft: FormDraft<Consent> = {
  read: () => snapshot(slice).consent,
  keep: (consent) => updateDraft({ consent }),
}

/** Keeps what is typed into a form of the order of a reward, saved or not (CHK-02). */
export function typedDraft(rewardId: string, form: 'address' | 'sailor'): FormDraft<object> {
  return typedDrafts(rewardId)[form]
}

/** Begins the order of a reward with what was entered for it before. Returns that, as it was. */
export function enterDraft(reward: Reward): TypedOrder {
  const typed = readKeptDraft(privateStorage.get(keyOf(reward.rewardId))) ?? emptyOrder
  Object.assign(slice, startDraft(reward, typed))
  keep()
  return typed
}

/** Changes the order in progress (CHK-02). */
export function updateDraft(change: Partial<TypedOrder>): void {
  if (slice.rewardId === '') return
  Object.assign(slice, change)
  keep()
}

/** Returns what was sent of a reward's order, while its outcome is not known. */
export function sentOrder(rewardId: string): TypedOrder['sent'] {
  return slice.rewardId === rewardId ? snapshot(slice).sent : null
}

/** Sets whether the order is being sent (CHK-03). */
export function setSubmitting(isSubmitting: boolean): void {
  slice.isSubmitting = isSubmitting
}

/** Drops the draft of a reward's order, which is placed. */
export function dropDraft(rewardId: string): void {
  privateStorage.remove(keyOf(rewardId))
  for (const draft of Object.values(typedDrafts(rewardId))) draft.drop()
  if (slice.rewardId === rewardId) Object.assign(slice, noDraft)
}

function keep(): void {
  privateStorage.set(keyOf(slice.rewardId), toKeptDraft(slice))
}

function typedDrafts(rewardId: string) {
  return {
    address: privateDraft(`checkout:${rewardId}:address`),
    sailor: privateDraft(`checkout:${rewardId}:sailor`),
  }
}
