import { lazy, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { checkConnection } from '#platform/connection/connection.ts'
import { usePageStuck } from '#platform/connection/use-page-stuck.ts'
import { LatePart } from '#app/shell/LatePart.tsx'
import { PlainFailedPage } from '#platform/errors/PlainFailedPage.tsx'

/** There by then (`preloadFailureViews`), unless the connection went before anybody did anything. */
const OfflineView = lazy(() =>
  import('#platform/connection/OfflineView.tsx').then(
    (module) => ({ default: module.OfflineView }),
    () => ({ default: PlainOfflineView }),
  ),
)

function PlainOfflineView() {
  return <PlainFailedPage onRetry={() => void checkConnection()} />
}

/** Puts the offline screen in place of a page that cannot load. The page stays beneath, with all that it holds. */
export function OfflineGate({ children }: { children: ReactNode }) {
  const isStuck = usePageStuck(useLocation().key)
  return (
    <>
      {isStuck && (
        <LatePart>
          <OfflineView />
        </LatePart>
      )}
      <div hidden={isStuck}>{children}</div>
    </>
  )
}
