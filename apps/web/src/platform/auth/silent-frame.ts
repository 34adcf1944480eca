/**
 * Goes to the identity provider in a hidden frame; resolves with the address that the provider leads back to, and rejects
 * with a `TimeoutError` when it does not in so many seconds. The identity library's own frame needs a BroadcastChannel,
 * which older web views do not have, and takes an answer from any window of this origin; this one from its frame alone.
 */
export async function askInFrame(url: string, seconds: number): Promise<string> {
  const frame = document.createElement('iframe')
  const ended = new AbortController()
  try {
    return await new Promise((resolve, reject) => {
      const giveUp = () => reject(new DOMException('The silent login got no answer', 'TimeoutError'))
      const timer = setTimeout(giveUp, seconds * 1000)
      ended.signal.addEventListener('abort', () => clearTimeout(timer))
      const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source === frame.contentWindow && origin === location.origin && isAnswer(data)) resolve(data.url)
      }
      window.addEventListener('message', listen, { signal: ended.signal })
      frame.hidden = true
      frame.src = url
      // The document may have no body yet.
      document.documentElement.append(frame)
    })
  } finally {
    ended.abort()
    frame.remove()
  }
}

/** What `silent-login.html` sends. */
function isAnswer(data: unknown): data is { url: string } {
  if (typeof data !== 'object' || data === null || !('source' in data) || !('url' in data)) return false
  return data.source === 'oidc-client' && typeof data.url === 'string'
}
