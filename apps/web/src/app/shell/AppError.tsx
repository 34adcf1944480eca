import { LazyFailedPage } from '#platform/errors/LazyFailedPage.tsx'

/** The outer of the two error boundaries: the shell itself could not render. */
export function AppError() {
  return (
    <main>
      <LazyFailedPage onRetry={() => location.reload()} />
    </main>
  )
}
