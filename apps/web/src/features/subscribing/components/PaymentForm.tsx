import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { FocusOnChange } from '@clubhouse/design-system/FocusOnChange'
import { Spinner } from '@clubhouse/design-system/Spinner'
import { Stack } from '@clubhouse/design-system/Stack'
import type { CheckoutSession, Plan } from '@clubhouse/rest-client/b2c'
import { ApiError } from '@clubhouse/rest-client/errors'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import type { CardPayments } from '#platform/payments/card-payments.ts'
import { EmbeddedPayment } from '#platform/payments/EmbeddedPayment.tsx'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { cardPaymentsOptions } from '../api/card-payments.ts'
import { checkoutSessionOptions } from '../api/checkout-session.ts'
import { isAlreadySubscribed } from '../api/subscription-submission.ts'
import { useIsSlow } from '../state/use-is-slow.ts'

/** The provider's form for a card, and what is in its way (SUB-05, SUB-06, ERR-35). */
export function PaymentForm({ plan }: { plan: Pick<Plan, 'id'> }) {
  const session = useQuery(checkoutSessionOptions(plan.id))
  const provider = useQuery(cardPaymentsOptions())
  const [attempts, setAttempts] = useState(1)
  const tryAgain = (query: { refetch: () => Promise<unknown> }) => {
    setAttempts(attempts + 1)
    void query.refetch()
  }
  return (
    // The button that was pressed goes away.
    <FocusOnChange changeKey={String(attempts)} target="container">
      <PaymentState
        session={session}
        provider={provider}
        onSessionAgain={() => tryAgain(session)}
        onProviderAgain={() => tryAgain(provider)}
      />
    </FocusOnChange>
  )
}

interface PaymentStateProps {
  session: UseQueryResult<CheckoutSession>
  provider: UseQueryResult<CardPayments>
  onSessionAgain: () => void
  onProviderAgain: () => void
}

function PaymentState({ session, provider, onSessionAgain, onProviderAgain }: PaymentStateProps) {
  const inRegion = useRegionPath()
  const [failedSecret, setFailedSecret] = useState<string>()
  const isWaiting = session.isFetching || provider.isFetching
  const isSlow = useIsSlow(isWaiting)
  if (isWaiting) return <PaymentPending isSlow={isSlow} />
  if (session.data === undefined) {
    const refusal = session.error instanceof ApiError ? session.error : undefined
    if (refusal !== undefined && isAlreadySubscribed(refusal))
      return <Navigate to={inRegion(paths.subscription.href())} replace />
    if (refusal?.code === 'PLAN_UNKNOWN') return <PlanWithdrawn />
    return <PaymentFailed onTryAgain={onSessionAgain} />
  }
  if (provider.data === undefined) {
    return (
      <ErrorPanel
        title={m.subscriptionPayment_blocked_title()}
        body={m.subscriptionPayment_blocked_body()}
        action={<Button onPress={onProviderAgain}>{m.common_try_again()}</Button>}
      />
    )
  }
  const { clientSecret } = session.data
  if (failedSecret === clientSecret) return <PaymentFailed onTryAgain={onSessionAgain} />
  return (
    <EmbeddedPayment
      key={clientSecret}
      provider={provider.data}
      clientSecret={clientSecret}
      onFailure={(error) => {
        console.warn('The payment form did not open', error)
        setFailedSecret(clientSecret)
      }}
    />
  )
}

/** The plan was taken off the list after its page was opened. */
export function PlanWithdrawn({ headingLevel }: { headingLevel?: 1 | 2 }) {
  return (
    <ErrorPanel
      headingLevel={headingLevel}
      title={m.subscriptionPayment_withdrawn_title()}
      body={m.subscriptionPayment_withdrawn_body()}
      action={<ButtonLink href={paths.subscribe.href()}>{m.subscriptionPayment_plans()}</ButtonLink>}
    />
  )
}

function PaymentFailed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <ErrorPanel
      title={m.error_payment()}
      body={m.subscriptionPayment_failed_body()}
      action={<Button onPress={onTryAgain}>{m.common_try_again()}</Button>}
    />
  )
}

function PaymentPending({ isSlow }: { isSlow: boolean }) {
  return (
    <Stack gap="large">
      <Spinner label={m.subscriptionPayment_loading()} />
      {isSlow && (
        <>
          <Alert tone="info" title={m.common_slow_title()} isAnnounced>
            {m.subscriptionPayment_slow_body()}
          </Alert>
          <div>
            <Button variant="secondary" onPress={() => location.reload()}>
              {m.common_try_again()}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
