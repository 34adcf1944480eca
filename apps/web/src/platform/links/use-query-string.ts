import { startTransition, useOptimistic } from 'react'
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * Returns the query of the address and how to change it. A change shows at once, before the router has gone there: a
 * radio that waited for the router would jump back for a moment, and a second press would write over the first.
 */
export function useQueryString(): [URLSearchParams, (next: URLSearchParams, options?: NavigateOptions) => void] {
  const navigate = useNavigate()
  const [written] = useSearchParams()
  const [query, show] = useOptimistic(written)
  const write = (next: URLSearchParams, options?: NavigateOptions) => {
    startTransition(async () => {
      show(next)
      await navigate(`?${next}`, { preventScrollReset: true, ...options })
    })
  }
  return [query, write]
}
