import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { useEffect, useRef, useState } from 'react'
import { NavigationType } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import * as styles from './RouteAnnouncer.css.ts'
import { useIsNavigating, useShown } from './AppRouter.tsx'
import { focusPage } from './focus-page.ts'
import { followedLink } from './followed-links.ts'

/**
 * What a browser does when a document is loaded, and an app has to do itself when it changes the page: shows that the next
 * one is on its way, says its title, puts focus at its start, or after Back on the link that was followed from it, and uses
 * the font that came too late for the page before. The first page is the browser's.
 */
export function RouteAnnouncer() {
  const { location, type, isSamePage, isReady } = useShown()
  const isNavigating = useIsNavigating()
  const [title, setTitle] = useState('')
  const arrivedAt = useRef(location.pathname)
  useEffect(() => {
    const isNewPage = arrivedAt.current !== location.pathname && !isSamePage
    arrivedAt.current = location.pathname
    if (!isNewPage) return undefined
    void import('@clubhouse/design-system/fonts').then(({ swapMissedFont }) => swapMissedFont()).catch(ignored)
    const link = type === NavigationType.Pop ? followedLink(location.key) : undefined
    return focusPage({ hash: location.hash, link }, () => setTitle(document.title))
  }, [location, type, isSamePage])
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

/** Without the script, the words stay in the fallback. */
function ignored(): void {}
