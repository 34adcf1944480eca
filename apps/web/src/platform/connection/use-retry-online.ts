import { useEffect, useState } from 'react'
import { useIsOffline } from './connection.ts'

/** Tries again by itself when what failed without a connection has one. Returns whether there is none. */
export function useRetryOnline(retry: () => void): boolean {
  const isOffline = useIsOffline()
  const [wasOffline] = useState(isOffline)
  useEffect(() => {
    if (wasOffline && !isOffline) retry()
  }, [wasOffline, isOffline, retry])
  return isOffline
}
