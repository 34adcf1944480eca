import { useState } from 'react'
import { createPath, Navigate, useLocation } from 'react-router-dom'
import { paths } from '#platform/paths.ts'
import { useVersionState } from '#platform/version/version-store.ts'

/**
 * Leads from a build that is too old to the update-required screen (ERR-38): at once on the page that the visit starts
 * with, and later only with the next page, because somebody may be in the middle of something.
 */
export function UpdateGate() {
  const { key, pathname, search, hash } = useLocation()
  const state = useVersionState()
  const [first] = useState(key)
  const [toldOn, setToldOn] = useState<string>()
  if (state !== 'too-old' || pathname === paths.updateRequired.href()) return null
  if (toldOn === undefined) {
    setToldOn(key)
    return null
  }
  if (key === toldOn && toldOn !== first) return null
  const here = createPath({ pathname, search, hash })
  return <Navigate to={paths.updateRequired.href()} state={{ from: here }} replace />
}
