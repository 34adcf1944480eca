import { LazyFailedPage } from '#platform/errors/LazyFailedPage.tsx'

/**
 * The inner of the two error boundaries: one page failed, header and footer stand. Trying again loads the document anew,
 * because browsers remember a script that did not come.
 */
export function PageError() {
  return <LazyFailedPage onRetry={() => location.reload()} />
}
