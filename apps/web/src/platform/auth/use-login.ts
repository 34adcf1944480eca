import { useLocation } from 'react-router-dom'
import { handleError } from '#platform/errors/handle-error.ts'
import { startLogin } from './auth.ts'

/**
 * Starts a login that comes back to the current address (AUT-34). With `joins`, the provider begins with its page for new
 * members.
 */
export function useLogin({ joins = false } = {}): () => void {
  const { pathname, search, hash } = useLocation()
  return () => {
    startLogin(`${pathname}${search}${hash}`, { joins }).catch(handleError)
  }
}
