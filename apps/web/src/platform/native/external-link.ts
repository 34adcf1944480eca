import { webAddress } from '#platform/links/link-target.ts'
import { isNativeApp } from './native-app.ts'
import { nativeBridge } from './native-bridge.ts'

/**
 * Opens an address outside the club: in the app by the shell, else in a new tab that cannot reach back. An address that
 * nobody should open warns and does nothing (ERR-42). Rejects with `Can't open URL` when it cannot be opened (ERR-43).
 */
export async function openExternalLink(address: string): Promise<void> {
  const url = webAddress(address)
  if (url === undefined) {
    console.warn('An external link is no web address and was not opened')
    return
  }
  try {
    if (isNativeApp()) await nativeBridge().deliver({ type: 'open_external_link', url })
    else openTab(url)
  } catch (cause) {
    throw new Error("Can't open URL", { cause })
  }
}

/** In the app, links that lead out of the club are opened by the shell: its own view stays with the club. Gives back how to stop. */
export function openExternalLinksInShell(): () => void {
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const address = link?.getAttribute('href') ?? ''
    if (event.defaultPrevented || address === '' || isOwn(address)) return
    event.preventDefault()
    openExternalLink(address).catch((error: unknown) => console.error(error))
  }
  document.addEventListener('click', open)
  return () => document.removeEventListener('click', open)
}

function openTab(url: string): void {
  const tab = window.open(url, '_blank')
  if (tab === null) throw new Error('The browser opened no tab')
  tab.opener = null
}

function isOwn(address: string): boolean {
  return URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin
}
