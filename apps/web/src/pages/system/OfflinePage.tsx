import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { PageHead } from '#platform/head/PageHead.tsx'
import { useIsOffline } from '#platform/connection/connection.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { OfflineView } from '#platform/connection/OfflineView.tsx'

/** The offline screen at an address of its own (GAP-02); it leads home as soon as there is a connection. */
export function OfflinePage() {
  const navigate = useNavigate()
  const home = useRegionPath()(paths.home.href())
  const isOffline = useIsOffline()
  useEffect(() => {
    if (!isOffline && navigator.onLine) void navigate(home, { replace: true })
  }, [isOffline, navigate, home])
  return (
    <>
      <PageHead title={m.offline_title()} isPublic={false} />
      <OfflineView onOnline={() => void navigate(home, { replace: true })} />
    </>
  )
}
