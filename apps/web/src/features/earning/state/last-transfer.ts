import { isOutcomeOpen } from '../../../platform/submission/submission-record.ts'
import { draftKey, sharedPrivateStorage } from '../../../platform/storage/private-storage.ts'

/** The partner whose points can be moved (RDM-27). */
export const transferPartner = 'BILTREWARDS'

/** The name of the submission that moves points: one is under way at a time, in all tabs. */
export const transferName = `transfer:${transferPartner}`

const key = draftKey('transfer-points')

/** Keeps how many points the member asked to move, so that the app can ask what came of it after a reload. */
export function keepTransfer(points: number): void {
  sharedPrivateStorage.set(key, String(points))
}

/** How many points the member asked to move last. */
export function keptTransfer(): number | undefined {
  const points = Number(sharedPrivateStorage.get(key) ?? Number.NaN)
  return Number.isSafeInteger(points) && points > 0 ? points : undefined
}

/** How many points may have been moved already: nobody knows what came of it. */
export function openTransfer(): number | undefined {
  return isOutcomeOpen(transferName) ? keptTransfer() : undefined
}
