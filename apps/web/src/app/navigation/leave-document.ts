import { createPath, type Location } from 'react-router-dom'
import { basePath } from '#platform/config/base-path.ts'
import { pageOf } from '#app/pages.ts'
import { pageAt } from '#app/routes.tsx'

/**
 * Loads a document where one page may not follow another in the same: to and from a page whose host has a policy of its own
 * for it. Returns whether it does.
 */
export function leaveDocument(from: Location, to: Location, isReplaced: boolean): boolean {
  if (from.pathname === to.pathname || !(hasOwnDocument(from) || hasOwnDocument(to))) return false
  location[isReplaced ? 'replace' : 'assign'](createPath(to))
  return true
}

function hasOwnDocument({ pathname }: Location): boolean {
  const name = pageAt(pathname.slice(basePath.length))
  return name !== undefined && pageOf(name).document === 'own'
}
