import { proxy, useSnapshot } from 'valtio'
import { useMember } from '#platform/auth/use-member.ts'
import { privateStorage } from '#platform/storage/private-storage.ts'

/** Says who has finished onboarding in this tab, for a reload of the page that welcomes them. */
const key = 'onboarding-finished'

const store = proxy<{ memberId: string | undefined }>({ memberId: undefined })

/** Remembers that a member has just finished: they are welcomed, instead of sent home. */
export function markFinished(memberId: string): void {
  store.memberId = memberId
  privateStorage.set(key, memberId)
}

/** True for a member who has finished onboarding in this tab. */
export function useIsFinished(): boolean {
  const { memberId } = useMember()
  const finished = useSnapshot(store).memberId ?? privateStorage.get(key)
  return memberId !== '' && finished === memberId
}
