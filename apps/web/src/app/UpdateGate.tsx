import { useState } from 'react'
import { createPath, Navigate, useLocation } from 'react-router-dom'
import { paths } from '#domain/page/model/paths.ts'
import { useVersionState } from '#platform/version/version-store.ts'

/**
 * Redirects to the update-required screen when this build is too old (ERR-38): at once on the first page of a visit, and
 * later with the next navigation only, because the person may be filling in a form.
 */
export function UpdateGate() {
  const { key, pathname, search, hash } = useLocation()
  const state = useVersionState()
  const [firstKey] = useState(key)
  const [foundOn, setFoundOn] = useState<string>()
  if (state !== 'too-old' || pathname === paths.updateRequired.href()) return null
  if (foundOn === undefined) {
    setFoundOn(key)
    return null
  }
  if (key === foundOn && foundOn !== firstKey) return null
  const from = createPath({ pathname, search, hash })
  return <Navigate to={paths.updateRequired.href()} state={{ from }} replace />
}
