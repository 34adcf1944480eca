import { Button } from '@clubhouse/design-system/Button'
import { Container } from '@clubhouse/design-system/Container'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { m } from '../../paraglide/messages.js'

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
  return (
    <Container>
      <ErrorPanel
        title={m.error_page_title()}
        body={m.error_page_body()}
        action={<Button onPress={retry}>{m.error_page_retry()}</Button>}
      />
    </Container>
  )
}
