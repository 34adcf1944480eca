import { getMessagingToken } from '@clubhouse/rest-client/club'
import * as z from 'zod/mini'
import { optionalKeys } from '#platform/consent/optional-storage.ts'
import { nativeBridge } from '#platform/native/native-bridge.ts'
import { safeLocalStorage } from '#platform/storage/safe-storage.ts'
import { type MessageCard, messagingInitialised, messagingStopped } from './messaging-store.ts'

const text = z.optional(z.string())
const cardSchema: z.ZodMiniType<MessageCard> = z.object({
  id: z.string(),
  feedType: z.string(),
  title: z.string(),
  body: text,
  imageUrl: text,
  linkUrl: text,
  linkText: text,
})
const answerSchema = z.object({ cards: z.array(z.unknown()) })

/**
 * Makes this browser known to the messaging service, for the member who is signed in. Without a token the service does
 * not learn who that is: SDK authentication is then disabled (ANL-08, ANL-10). Its cards are there
 * until the signal takes them back. Rejects when the service cannot be reached.
 */
export async function initialiseMessaging(url: string, signal: AbortSignal): Promise<void> {
  const token = await messagingToken()
  signal.throwIfAborted()
  const id = deviceId()
  const answer = await fetch(url, {
    method: 'POST',
    credentials: 'omit',
    signal,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ deviceId: id }),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  nativeBridge().send({ type: 'braze_config', deviceId: id })
  const cards = cardsOf(await answer.json())
  signal.throwIfAborted()
  messagingInitialised(cards)
  signal.addEventListener('abort', messagingStopped, { once: true })
}

/** What cannot be read as a card is left out. */
function cardsOf(answer: unknown): MessageCard[] {
  const { success, data } = answerSchema.safeParse(answer)
  if (!success) return []
  return data.cards.flatMap((each) => {
    const card = cardSchema.safeParse(each)
    return card.success ? [card.data] : []
  })
}

async function messagingToken(): Promise<string | undefined> {
  try {
    return (await getMessagingToken({ app: 'web' })).accessToken
  } catch (error) {
    console.warn('No messaging token; the service is not told who the member is', error)
    return undefined
  }
}

/** Returns a random id of this browser, kept with consent only. */
function deviceId(): string {
  const kept = safeLocalStorage.get(optionalKeys.messagingDevice)
  if (kept !== undefined && /^[A-Za-z0-9-]{8,64}$/.test(kept)) return kept
  const id = crypto.randomUUID()
  safeLocalStorage.set(optionalKeys.messagingDevice, id)
  return id
}
