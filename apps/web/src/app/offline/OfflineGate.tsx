import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { checkConnection } from '#platform/connection/connection.ts'
import { usePageStuck } from './use-page-stuck.ts'
import { PlainFailedPage } from '#platform/errors/PlainFailedPage.tsx'
import { island } from '#platform/islands/island.tsx'

/** Preloaded after the first interaction (`startServices`); a connection lost before that leaves `failed`. */
export const OfflineView = island(
  () => import('#platform/connection/OfflineView.tsx').then((module) => module.OfflineView),
  {
    when: 'render',
    isBrowserOnly: true,
    failed: () => <PlainFailedPage onRetry={() => void checkConnection()} />,
  },
)

/** Puts the offline screen in place of a page that cannot load. The page stays beneath, with all that it holds. */
export function OfflineGate({ children }: { children: ReactNode }) {
  const isStuck = usePageStuck(useLocation().key)
  return (
    <>
      {isStuck && <OfflineView />}
      <div hidden={isStuck}>{children}</div>
    </>
  )
}
