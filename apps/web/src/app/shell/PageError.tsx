import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { LazyFailedPage } from './LazyFailedPage.tsx'

/** The inner of the two error boundaries: one page failed, header and footer stand. */
export function PageError() {
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  const queryClient = useQueryClient()
  useEffect(() => {
    console.error('A page failed', error)
  }, [error])
  const retry = () => {
    void queryClient.resetQueries()
    void navigate(`${location.pathname}${location.search}`, { replace: true })
  }
  return <LazyFailedPage onRetry={retry} />
}
