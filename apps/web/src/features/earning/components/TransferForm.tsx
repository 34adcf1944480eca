import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Link } from '@clubhouse/design-system/Link'
import { LiveRegion } from '@clubhouse/design-system/LiveRegion'
import { PointsPicker } from '@clubhouse/design-system/PointsPicker'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { PointsTransfer } from '@clubhouse/rest-client/club'
import type { ApiError } from '@clubhouse/rest-client/errors'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { messageOf } from '#domain/refusal/api/error-texts.ts'
import type { SubmissionState } from '#platform/submission/submission.ts'
import { paths } from '#domain/page/model/paths.ts'
import { formatNumber, formatPoints } from '#domain/points/model/format-points.ts'
import type { usePartnerAccount } from '../api/partner-account.ts'
import {
  choicesFor,
  judgePoints,
  mostDigits,
  blockerOf,
  type PickedPoints,
  type PickerBlocker,
  type PointsLimits,
} from '../model/points-picker.ts'

export interface TransferFormProps {
  /** Of the form, for the button that stands outside. */
  id: string
  partner: string
  account: ReturnType<typeof usePartnerAccount>
  /** Undefined while the balance is not known. */
  limits: PointsLimits | undefined
  picked: PickedPoints | undefined
  /** Why nothing was moved, if the form was sent. */
  state: SubmissionState<unknown, PointsTransfer>
  onPick: (picked: PickedPoints) => void
  onSubmit: () => void
}

/** How many points to move: the picker, with what stands in its way (RDM-29 to RDM-40). */
export function TransferForm({ id, account, limits, picked, ...props }: TransferFormProps) {
  const { partner, onSubmit, state } = props
  if (account.isError) return <BalanceFailed partner={partner} account={account} />
  if (limits === undefined || picked === undefined) return <FormSkeleton />
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack gap="medium">
        {state.kind === 'refused' && (
          <Alert tone="error">
            <Refusal error={state.error} partner={partner} limits={limits} />
          </Alert>
        )}
        {state.kind === 'step-up-ended' && (
          <Alert tone="warning">
            {state.how === 'cancelled' ? m.earning_step_up_cancelled() : m.earning_step_up_failed()}
          </Alert>
        )}
        <Picker {...props} limits={limits} picked={picked} />
      </Stack>
    </form>
  )
}

type PickerProps = Pick<TransferFormProps, 'partner' | 'onPick'> & {
  limits: PointsLimits
  picked: PickedPoints
}

function Picker({ partner, onPick, limits, picked }: PickerProps) {
  // A number that is being typed is no mistake yet.
  const [isLeft, setIsLeft] = useState(false)
  const blocker = blockerOf(limits)
  const { balance, minimum, maximum, daily } = limits
  const error = blocker === undefined ? errorOf(picked, limits, isLeft) : undefined
  return (
    <>
      <Stack gap="xsmall">
        {blocker?.kind !== 'belowMinimum' && (
          <Text numeric>{m.earning_pick_held({ points: formatPoints(balance), partner })}</Text>
        )}
        <Text size="small" tone="muted">
          {m.earning_pick_rate()}
        </Text>
      </Stack>
      {blocker !== undefined && <Alert tone="info">{blockerText(blocker, balance, partner)}</Alert>}
      <PointsPicker
        label={m.earning_pick_question()}
        description={m.earning_pick_minimum({ min: formatNumber(minimum) })}
        errorMessage={error}
        name="transfer"
        choices={choicesFor(limits).map((points) => ({ points, label: formatNumber(points) }))}
        other={{
          label: m.earning_pick_other(),
          fieldLabel: m.earning_pick_other_label(),
          fieldDescription: m.earning_pick_other_help({ min: formatNumber(minimum), max: formatNumber(maximum) }),
          maxLength: mostDigits,
        }}
        value={picked}
        onChange={(value) => {
          setIsLeft(false)
          onPick(value)
        }}
        onBlur={() => setIsLeft(true)}
        isDisabled={blocker !== undefined}
      />
      {daily !== undefined && blocker?.kind !== 'dayUsedUp' && (
        <Text size="small" tone="muted">
          {m.earning_pick_daily_cap({ value: formatNumber(daily.maximum) })}
        </Text>
      )}
      <LiveRegion>{error}</LiveRegion>
    </>
  )
}

function FormSkeleton() {
  return (
    <Stack gap="medium">
      <Skeleton shape="text" lines={2} />
      <Skeleton shape="button" />
      <Skeleton shape="text" lines={1} />
    </Stack>
  )
}

function BalanceFailed({ partner, account }: Pick<TransferFormProps, 'partner' | 'account'>) {
  return (
    <Stack gap="medium" align="start">
      <Alert tone="error" title={m.error_partner_balance_title({ programme: partner })}>
        {m.error_partner_balance_body()}
      </Alert>
      <Button
        variant="secondary"
        isPending={account.isFetching}
        pendingLabel={m.earning_pick_loading()}
        onPress={() => void account.refetch()}
      >
        {m.common_try_again()}
      </Button>
    </Stack>
  )
}

function Refusal({ error, partner, limits }: { error: ApiError; partner: string; limits: PointsLimits }) {
  switch (error.code) {
    case 'PARTNER_NOT_LINKED':
      return (
        <>
          {m.earning_link_first({ partner })} <Link href={paths.linkAccounts.href()}>{m.reward_link_account()}</Link>
        </>
      )
    case 'INSUFFICIENT_PARTNER_POINTS':
      return m.earning_error_more_than_balance()
    case 'NOT_MULTIPLE':
      return m.earning_error_not_multiple({ min: formatNumber(limits.minimum) })
    case 'DAILY_CAP_REACHED':
      return m.earning_error_day_cap({ value: formatNumber(limits.daily?.maximum ?? limits.maximum) })
    default:
      return messageOf(error)
  }
}

function blockerText(blocker: PickerBlocker, balance: number, partner: string): string {
  switch (blocker.kind) {
    case 'belowMinimum':
      return m.earning_pick_below_minimum({ points: formatPoints(balance), partner })
    case 'dayUsedUp':
      return m.earning_pick_day_used_up({ value: formatNumber(blocker.max) })
  }
}

/** Returns what is wrong with the amount, as far as there is reason to say so already. */
function errorOf(picked: PickedPoints, limits: PointsLimits, isLeft: boolean): string | undefined {
  const judged = judgePoints(picked, limits)
  switch (judged.kind) {
    case 'moreThanBalance':
      return m.earning_error_more_than_balance()
    case 'moreThanMax':
      return m.earning_error_more_than_max({ max: formatNumber(judged.max) })
    case 'moreThanToday':
      return m.earning_error_more_than_today({ left: formatPoints(judged.left), value: formatNumber(judged.max) })
    case 'notMultiple':
      return isLeft ? m.earning_error_not_multiple({ min: formatNumber(judged.min) }) : undefined
    case 'empty':
    case 'valid':
      return undefined
  }
}
