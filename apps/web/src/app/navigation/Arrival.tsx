import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import * as styles from './Arrival.css.ts'
import { useIsNavigating, useShown } from './AppRouter.tsx'
import { focusPage } from './focus-page.ts'
import { whenDrawn } from './when-drawn.ts'

/**
 * What a browser does when a document is loaded, and an app has to do itself when it changes the page: shows that the next
 * one is on its way, says its title, and puts focus at its start. The first page is the browser's.
 */
export function Arrival() {
  const { location, isSamePage, isReady } = useShown()
  const isNavigating = useIsNavigating()
  const [title, setTitle] = useState('')
  const arrivedAt = useRef(location.pathname)
  useEffect(() => {
    const isNewPage = arrivedAt.current !== location.pathname && !isSamePage
    arrivedAt.current = location.pathname
    if (!isNewPage) return undefined
    const before = document.activeElement
    return whenDrawn(() => {
      if (!focusPage(location.hash, before)) return false
      setTitle(document.title)
      return true
    })
  }, [location, isSamePage])
  return (
    <>
      <div aria-live="polite" aria-atomic="true">
        <VisuallyHidden>{title}</VisuallyHidden>
      </div>
      {isNavigating && isReady && (
        <div className={styles.progress} role="progressbar" aria-label={m.navigation_loading()}>
          <div className={styles.bar} />
        </div>
      )}
    </>
  )
}
