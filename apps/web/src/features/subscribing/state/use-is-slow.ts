import { useEffect, useState } from 'react'

/** Milliseconds after which a wait is explained. */
const slowAfter = 8000

/** Returns whether a wait has gone on for so long that it needs an explanation. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setIsSlow(true), slowAfter)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
