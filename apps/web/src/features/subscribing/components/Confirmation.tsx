import { Button } from '@clubhouse/design-system/Button'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { FocusOnChange } from '@clubhouse/design-system/FocusOnChange'
import { Heading } from '@clubhouse/design-system/Heading'
import { Inline } from '@clubhouse/design-system/Inline'
import { Spinner } from '@clubhouse/design-system/Spinner'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Plan, SubscriptionCreated } from '@clubhouse/rest-client/b2c'
import type { ApiError } from '@clubhouse/rest-client/errors'
import type { ReactNode } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { assertNever } from '#platform/assert-never.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { isUnderWay, type SubmissionState } from '#platform/submission/submission.ts'
import { submissionWords } from '#platform/submission/SubmissionNotice.tsx'
import { useCreateSubscription } from '../api/create-subscription.ts'
import { isAlreadySubscribed, type PaidCheckout } from '../api/subscription-submission.ts'
import { useBegunPlan } from '../state/use-begun-plan.ts'
import { Confirmed } from './Confirmed.tsx'
import * as styles from './payment.css.ts'

/** Makes a subscription of a paid checkout, and says what came of it (SUB-08 to SUB-12). */
export function Confirmation({ sessionId }: { sessionId: string }) {
  const { state, tryAgain } = useCreateSubscription(sessionId)
  const begun = useBegunPlan(state)
  const isPending = isUnsettled(state) || begun.isLoading
  return (
    <div className={styles.column}>
      <FocusOnChange changeKey={isPending ? 'pending' : state.kind}>
        {isPending ? <Starting /> : <Outcome state={state} plan={begun.plan} onTryAgain={tryAgain} />}
      </FocusOnChange>
    </div>
  )
}

interface OutcomeProps {
  state: Settled
  /** The plan that has begun; undefined when it cannot be read. */
  plan: Plan | undefined
  onTryAgain: () => void
}

function Outcome({ state, plan, onTryAgain }: OutcomeProps) {
  const inRegion = useRegionPath()
  switch (state.kind) {
    case 'done':
    case 'done-elsewhere':
      return <Confirmed plan={plan} />
    case 'unknown':
    case 'unresolved':
      return (
        <NotStarted {...submissionWords(state.kind)}>
          <Button onPress={onTryAgain}>{m.common_try_again()}</Button>
        </NotStarted>
      )
    case 'refused':
      if (isAlreadySubscribed(state.error)) return <Navigate to={inRegion(paths.subscription.href())} replace />
      return <NotStarted title={m.subscriptionConfirmation_error_title()} body={reasonOf(state.error)} />
    default:
      return assertNever(state)
  }
}

function Starting() {
  return (
    <Stack gap="large">
      <Heading level={1} size="display">
        {m.subscriptionConfirmation_pending_title()}
      </Heading>
      <Text>{m.subscriptionConfirmation_pending_body()}</Text>
      <Spinner label={m.subscriptionConfirmation_pending_title()} />
    </Stack>
  )
}

interface NotStartedProps {
  title: string
  body: string
  children?: ReactNode
}

/** An error with its header and subtitle, and a button that goes back one page (SUB-10). */
function NotStarted({ title, body, children }: NotStartedProps) {
  const navigate = useNavigate()
  return (
    <ErrorPanel
      headingLevel={1}
      title={title}
      body={body}
      action={
        <Inline gap="small" justify="center">
          {children}
          <Button variant={children === undefined ? 'primary' : 'secondary'} onPress={() => void navigate(-1)}>
            {m.subscriptionConfirmation_back()}
          </Button>
        </Inline>
      }
    />
  )
}

type State = SubmissionState<PaidCheckout, SubscriptionCreated>
type Settled = Extract<State, { kind: 'done' | 'done-elsewhere' | 'unknown' | 'unresolved' | 'refused' }>

function isUnsettled(state: State): state is Exclude<State, Settled> {
  return isUnderWay(state) || state.kind === 'idle' || state.kind === 'step-up-ended'
}

function reasonOf({ code }: ApiError): string {
  switch (code) {
    case 'CHECKOUT_SESSION_UNPAID':
      return m.subscriptionConfirmation_unpaid_body()
    case 'CHECKOUT_SESSION_EXPIRED':
      return m.subscriptionConfirmation_expired_body()
    default:
      return m.subscriptionConfirmation_error_body()
  }
}
