import { overwriteGetLocale } from '#paraglide/runtime.js'
import { safeLocalStorage } from '#platform/storage/safe-storage.ts'
import { type Region, regionOf } from './regions.ts'

/** Where the chosen region is written (REG-11). It is never read to decide the region: the address does (REG-10). */
export const regionKey = 'region'

let region: Region = regionOf('/')
overwriteGetLocale(() => region.locale)

/** Lets texts, the document's language and storage follow the region of a path. */
export function followRegion(path: string): void {
  const next = regionOf(path)
  region = next
  const { documentElement } = document
  // Set again to what it is, the browser would compute the styles of all that it holds.
  if (documentElement.lang !== next.locale) documentElement.lang = next.locale
  if (safeLocalStorage.get(regionKey) !== next.id) safeLocalStorage.set(regionKey, next.id)
}

/** Lets texts follow the region of a path where there is no document. */
export function setTextRegion(path: string): void {
  region = regionOf(path)
}
