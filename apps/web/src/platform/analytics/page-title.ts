import { appConfig } from '#platform/config/app-config.ts'

/** How long a page may take to say its title before its view is told with the title that there is, in milliseconds. */
const longestWait = 5_000

/** Returns the title of the page that is shown, once it has one of its own: pages say theirs when their data is there. */
export function pageTitle(signal: AbortSignal): Promise<string> {
  // What a document is called while no page has said its title.
  const club = appConfig().clubName
  return new Promise((resolve, reject) => {
    const settle = () => {
      observer.disconnect()
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    }
    const abort = () => {
      settle()
      reject(new DOMException('The page was left before it was shown', 'AbortError'))
    }
    const finish = () => {
      settle()
      resolve(document.title === '' ? club : document.title)
    }
    const look = () => {
      if (document.title !== '' && document.title !== club) finish()
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(finish, longestWait)
    signal.addEventListener('abort', abort)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    look()
  })
}
