import { Alert } from '@clubhouse/design-system/Alert'
import { useEffect } from 'react'
import { sayOfflineOnPage } from '#platform/connection/follow-connection.ts'

/**
 * That what stands here is as it was seen last. It takes the place of the toast that says there is no connection, which
 * would lie over the code that is to be scanned.
 */
export function KeptNote({ children }: { children: string }) {
  useEffect(sayOfflineOnPage, [])
  return (
    <Alert tone="info" isAnnounced>
      {children}
    </Alert>
  )
}
