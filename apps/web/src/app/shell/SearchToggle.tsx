import { Icon } from '@clubhouse/design-system/Icon'
import { IconButton } from '@clubhouse/design-system/IconButton'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SearchPanelProps } from '#features/search/components/SearchPanel.tsx'
import { forgetLeftSearch, leftSearch } from '#features/search/state/left-search.ts'
import { m } from '#paraglide/messages.js'
import { handleError } from '#platform/errors/handle-error.ts'

const loadPanel = () => import('#features/search/components/SearchPanel.tsx')

/** Opens the search, for members in the home area (SRC-01, SHL-09, CON-07). Its script comes when somebody comes near. */
export function SearchToggle() {
  const { key } = useLocation()
  // What a result leads to closes it, and so does any other change of the page.
  const [openAt, setOpenAt] = useState(() => leftSearch(key)?.key)
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const nearing = new AbortController()
    // Whoever presses it when it has not come is told.
    const prefetch = () => void loadPanel().catch(() => undefined)
    for (const name of ['pointerenter', 'focus'])
      button.current?.addEventListener(name, prefetch, { once: true, signal: nearing.signal })
    return () => nearing.abort()
  }, [])
  const load = () => void loadPanel().then((module) => setPanel(() => module.SearchPanel), handleError)
  const open = () => {
    setOpenAt(key)
    load()
  }
  const close = () => {
    forgetLeftSearch()
    setOpenAt(undefined)
  }
  // After Back from a result, the search is there again.
  const isReopened = useRef(openAt !== undefined)
  useEffect(() => {
    if (isReopened.current) load()
    isReopened.current = false
  })
  return (
    <>
      <IconButton ref={button} label={m.member_search()} aria-haspopup="dialog" onPress={open}>
        <Icon name="search" />
      </IconButton>
      {Panel !== undefined && <Panel isOpen={openAt === key} onClose={close} />}
    </>
  )
}
