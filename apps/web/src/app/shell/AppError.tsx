import { LazyFailedPage } from '#platform/errors/LazyFailedPage.tsx'

/** The outer of the two error boundaries: the shell itself could not be drawn. */
export function AppError() {
  return (
    <main>
      <LazyFailedPage onRetry={() => location.reload()} />
    </main>
  )
}
