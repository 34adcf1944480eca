import type { DeepLinkError, DeepLinkResponse } from '@clubhouse/native-bridge/messages'
import { nativeBridge } from './native-bridge.ts'

/** How long the shell may take, in milliseconds: somebody waits to share. */
const timeoutMs = 5_000

/**
 * Returns a link that opens a page in the app where it is installed, made by the shell (RWD-22). Undefined when it
 * makes none or there is no shell, which is logged (ERR-46).
 */
export async function createDeepLink(url: string): Promise<string | undefined> {
  try {
    const answer: DeepLinkResponse | DeepLinkError = await nativeBridge().request(
      { type: 'create_deep_link', url },
      { timeoutMs },
    )
    if (answer.type === 'deep_link_response') return answer.deepLink
    console.warn('The shell made no deep link', answer.message)
  } catch (error) {
    console.warn('The shell made no deep link', error)
  }
  return undefined
}
