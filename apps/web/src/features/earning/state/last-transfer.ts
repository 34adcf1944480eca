import { recordOf } from '#platform/submission/submission-record.ts'

/** The partner whose points can be moved (RDM-27). */
export const transferPartner = 'BILTREWARDS'

/** The name of the submission that moves points: one is under way at a time, in all tabs. */
export const transferName = `transfer:${transferPartner}`

/** Returns how many points the member asked to move last, while that is not settled. */
export function openTransfer(): number | undefined {
  const record = recordOf(transferName).read()
  return record?.kind === 'open' ? record.points : undefined
}
