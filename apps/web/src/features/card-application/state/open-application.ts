import { webAddress } from '#platform/links/link-target.ts'
import { openExternalLink } from '#platform/native/external-link.ts'
import { isNativeApp } from '#platform/native/native-app.ts'

/**
 * Opens the card issuer's application in this tab, since browsers may block a pop-up (CCD-20); in the native app the shell
 * opens it, and the page stays. Rejects when it cannot be opened.
 */
export async function openApplication(address: string): Promise<'left' | 'stayed'> {
  const url = webAddress(address)
  if (url === undefined) throw new Error('The application has no web address')
  if (isNativeApp()) {
    await openExternalLink(url)
    return 'stayed'
  }
  location.assign(url)
  return 'left'
}
