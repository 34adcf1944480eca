import { Button } from '@clubhouse/design-system/Button'
import { Inline } from '@clubhouse/design-system/Inline'
import { Link } from '@clubhouse/design-system/Link'
import { RadioGroup } from '@clubhouse/design-system/RadioGroup'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { TextArea } from '@clubhouse/design-system/TextArea'
import type { Plan, Subscription } from '@clubhouse/rest-client/b2c'
import { useId } from 'react'
import { membershipStage } from '#domain/plan/model/membership-stage.ts'
import { m } from '#paraglide/messages.js'
import { formatDate } from '#platform/dates/format-date.ts'
import { showDialog } from '#platform/dialogs/dialog-store.ts'
import { Form } from '#platform/forms/Form.tsx'
import { FormField } from '#platform/forms/FormField.tsx'
import { useForm, useFormValue } from '#platform/forms/use-form.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { isUnderWay } from '#platform/submission/submission.ts'
import type { SubmissionControls } from '#platform/submission/use-submission.ts'
import { cancelSchema } from '../model/cancel.schema.ts'
import { type CancelAnswer, cancelReasons, missingIn, reasonTexts } from '../model/cancel-reasons.ts'
import { lastsUntil } from '../model/membership-lines.ts'
import { cancelDraft } from '../state/cancel-draft.ts'
import { CancelOutcome } from './CancelOutcome.tsx'
import * as styles from './subscribing.css.ts'

export interface CancelFormProps {
  /** Active. */
  subscription: Subscription
  plan: Plan | undefined
  submission: SubmissionControls<{ reasonText: string }, Subscription>
}

const noAnswer: CancelAnswer = { reason: '', otherText: '' }

/** Why the member cancels, and what becomes of the membership then; asks once more before anything is sent (SUB-21). */
export function CancelForm({ subscription, plan, submission }: CancelFormProps) {
  const { state, submit, tryAgain } = submission
  const { locale } = useRegion()
  const hintId = useId()
  const form = useForm({ schema: cancelSchema, defaultValues: noAnswer, draft: cancelDraft })
  const missing = useFormValue(form, missingIn)
  const isOther = useFormValue(form, ({ reason }) => reason === 'other')
  const isSending = isUnderWay(state)
  const name = plan?.name ?? m.subscription_plan_unknown()
  const until = lastsUntil(membershipStage(subscription, new Date()))
  const words = { plan: name, date: until === undefined ? '' : formatDate(until, locale) }

  const ask = (reasonText: string) => {
    if (isSending) return
    if (state.kind === 'unknown') return tryAgain()
    showDialog({
      type: 'ALERT',
      explicitCancelRequired: true,
      title: m.subscription_cancel_confirm_title,
      body: () =>
        until === undefined
          ? m.subscription_cancel_confirm_no_date({ plan: name })
          : m.subscription_cancel_confirm_until(words),
      cancelText: m.subscription_cancel_keep,
      confirmText: m.subscription_cancel_confirm,
      onConfirm: () => submit({ reasonText }),
    })
  }
  return (
    <div className={styles.column}>
      <Form form={form} onSubmit={ask} errorSummaryTitle={m.subscription_cancel_problem()}>
        <Stack gap="large">
          <Text size="large" tone="muted">
            {until === undefined ? m.subscription_cancel_no_date({ plan: name }) : m.subscription_cancel_until(words)}
          </Text>
          <FormField form={form} name="reason">
            {({ value, onChange, ...field }) => (
              <RadioGroup
                label={m.subscription_cancel_prompt()}
                description={m.subscription_cancel_prompt_hint()}
                options={cancelReasons.map((reason) => ({ value: reason, label: reasonTexts[reason]() }))}
                isDisabled={isSending}
                value={value === '' ? null : value}
                onChange={(reason) => {
                  onChange(reason)
                  if (reason !== 'other') form.methods.setValue('otherText', '')
                }}
                {...field}
              />
            )}
          </FormField>
          <FormField form={form} name="otherText">
            {(field) => (
              <TextArea
                label={m.subscription_cancel_other_label()}
                description={m.subscription_cancel_other_hint()}
                isDisabled={!isOther || isSending}
                {...field}
              />
            )}
          </FormField>
          <CancelOutcome state={state} />
          <Stack gap="small">
            <Inline gap="medium">
              <Button
                type="submit"
                isDisabled={missing !== undefined}
                isPending={isSending}
                pendingLabel={m.subscription_cancel_submitting()}
                aria-describedby={hintId}
              >
                {state.kind === 'unknown' ? m.common_try_again() : m.common_continue()}
              </Button>
              <Link variant="standalone" href={paths.subscription.href()}>
                {m.subscription_cancel_keep()}
              </Link>
            </Inline>
            <div id={hintId}>
              {missing !== undefined && (
                <Text size="small" tone="muted">
                  {missing === 'reason' ? m.subscription_cancel_choose() : m.subscription_cancel_write()}
                </Text>
              )}
            </div>
          </Stack>
        </Stack>
      </Form>
    </div>
  )
}
