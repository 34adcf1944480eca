import { type CardMember, getCardMember } from '@clubhouse/rest-client/club'
import { ApiError } from '@clubhouse/rest-client/errors'

/** Options of what the card programme knows of the member: nothing of one without a card, or not yet (CCD-37). */
export function cardMemberOptions() {
  const { queryKey } = getCardMember.queryOptions()
  return { queryKey: [...queryKey, 'or none'], queryFn: readCardMember }
}

async function readCardMember(): Promise<{ member: CardMember | undefined }> {
  try {
    return { member: await getCardMember() }
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not_found') return { member: undefined }
    throw error
  }
}
