import { ErrorTimeout, type INavigator, type IWindow } from 'oidc-client-ts'

/**
 * Opens the hidden frames of silent logins. The library's own frame needs a BroadcastChannel, which older web views do not
 * have, and takes an answer from any window of this origin; this one from its frame alone.
 */
export function silentFrames(seconds: number, checkAnswer: (address: string) => Promise<void>): INavigator {
  return { prepare: async () => createSilentFrame(seconds, checkAnswer), callback: async () => undefined }
}

function createSilentFrame(seconds: number, checkAnswer: (address: string) => Promise<void>): IWindow {
  const frame = document.createElement('iframe')
  const ended = new AbortController()
  const close = () => {
    ended.abort()
    frame.remove()
  }
  return {
    close,
    /** Goes to the provider; resolves with the address that the provider leads back to, once that is checked. */
    async navigate({ url }) {
      const answer = new Promise<{ url: string }>((resolve, reject) => {
        const timer = setTimeout(() => reject(new ErrorTimeout('The silent login got no answer')), seconds * 1000)
        ended.signal.addEventListener('abort', () => clearTimeout(timer))
        const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
          if (source === frame.contentWindow && origin === location.origin && isAnswer(data)) resolve({ url: data.url })
        }
        window.addEventListener('message', listen, { signal: ended.signal })
        frame.hidden = true
        frame.src = url
        document.body.append(frame)
      })
      const { url: address } = await answer.finally(close)
      await checkAnswer(address)
      return { url: address }
    },
  }
}

/** What `silent-login.html` sends. */
function isAnswer(data: unknown): data is { url: string } {
  if (typeof data !== 'object' || data === null || !('source' in data) || !('url' in data)) return false
  return data.source === 'oidc-client' && typeof data.url === 'string'
}
