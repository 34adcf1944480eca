import { vi } from 'vitest'

declare global {
  /** The window of this worker, which Vitest makes; its types are not installed. */
  var jsdom: { reconfigure: (options: { url: string }) => void }
}

// Files of routes share a worker's window, and each has an app of its own: session, region and query cache are the app's.
vi.resetModules()
jsdom.reconfigure({ url: `http://localhost:4000${import.meta.env.BASE_URL}` })
localStorage.clear()
sessionStorage.clear()
for (const cookie of document.cookie.split('; '))
  for (const path of ['/', import.meta.env.BASE_URL])
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=${path}`
await import('./setup.ts')
