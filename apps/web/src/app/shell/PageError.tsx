import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { LazyFailedPage } from './LazyFailedPage.tsx'

/**
 * The inner of the two error boundaries: one page failed, header and footer stand. Trying again loads the page anew,
 * because browsers and router both remember a script that did not come.
 */
export function PageError() {
  const error = useRouteError()
  useEffect(() => {
    console.error('A page failed', error)
  }, [error])
  return <LazyFailedPage onRetry={() => location.reload()} />
}
