import { Icon } from '@clubhouse/design-system/Icon'
import { IconButton } from '@clubhouse/design-system/IconButton'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetLeftSearch, leftSearch } from '#features/search/state/left-search.ts'
import { m } from '#paraglide/messages.js'
import { island } from '#platform/islands/island.tsx'
import { OverlayFailed } from '#platform/islands/OverlayFailed.tsx'

const SearchPanel = island(
  () => import('#features/search/components/SearchPanel.tsx').then((module) => module.SearchPanel),
  {
    when: 'render',
    isBrowserOnly: true,
    failed: OverlayFailed,
  },
)

/**
 * Opens the search, for members in the home area (SRC-01, SHL-09, CON-07). Its script is loaded when the button is
 * hovered or focused.
 */
export function SearchToggle() {
  const { key } = useLocation()
  // Every navigation closes it. After Back from a result it is open again.
  const [openAt, setOpenAt] = useState(() => leftSearch(key)?.key)
  const [wasOpened, setWasOpened] = useState(openAt !== undefined)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const listeners = new AbortController()
    for (const name of ['pointerenter', 'focus'])
      button.current?.addEventListener(name, SearchPanel.preload, { once: true, signal: listeners.signal })
    return () => listeners.abort()
  }, [])
  const open = () => {
    setOpenAt(key)
    setWasOpened(true)
  }
  const close = () => {
    forgetLeftSearch()
    setOpenAt(undefined)
  }
  return (
    <>
      <IconButton ref={button} label={m.member_search()} aria-haspopup="dialog" onPress={open}>
        <Icon name="search" />
      </IconButton>
      {wasOpened && <SearchPanel isOpen={openAt === key} onClose={close} />}
    </>
  )
}
