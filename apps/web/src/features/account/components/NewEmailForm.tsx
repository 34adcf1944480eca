import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Inline } from '@clubhouse/design-system/Inline'
import { Stack } from '@clubhouse/design-system/Stack'
import { TextField } from '@clubhouse/design-system/TextField'
import type { Profile } from '@clubhouse/rest-client/club'
import { useEffect, useMemo, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { messageOf } from '#domain/refusal/api/error-texts.ts'
import { Form } from '#platform/forms/Form.tsx'
import { FormField } from '#platform/forms/FormField.tsx'
import { useForm, useServerErrors } from '#platform/forms/use-form.ts'
import { isUnderWay } from '#platform/submission/submission.ts'
import { SubmissionNotice } from '#platform/submission/SubmissionNotice.tsx'
import { useAwaitedSubmit } from '#platform/submission/use-awaited-submit.ts'
import type { SubmissionControls } from '#platform/submission/use-submission.ts'
import { newEmailSchema } from '../model/new-email.schema.ts'
import { newEmailDraft } from '../state/new-email-draft.ts'
import * as styles from './account.css.ts'

export interface NewEmailFormProps {
  current: string
  submission: SubmissionControls<{ email: string }, Profile>
  /** Gives up; undefined while the address is on its way. */
  onClose: (() => void) | undefined
}

/** One field for another address, which is sent once the member has confirmed who they are (API-13, STP-06, ERR-26). */
export function NewEmailForm({ current, submission, onClose }: NewEmailFormProps) {
  const { state, submit, reset } = submission
  const isSending = isUnderWay(state)
  // Whatever has become of it meanwhile, what was typed was another address than the one at that time.
  const [known] = useState(current)
  const form = useForm({
    schema: useMemo(() => newEmailSchema(known), [known]),
    defaultValues: { email: '' },
    draft: newEmailDraft,
    onChange: () => reset(),
  })
  // Back from the provider, focus goes to the page as on any other.
  const [focusesField] = useState(state.kind === 'idle')
  const send = useAwaitedSubmit({ state, submit })
  const fieldId = form.fieldId('email')
  useEffect(() => {
    if (focusesField) document.getElementById(fieldId)?.focus()
  }, [focusesField, fieldId])
  const refusal = state.kind === 'refused' ? state.error : undefined
  const serverErrors = useMemo(() => refusal && { email: messageOf(refusal) }, [refusal])
  useServerErrors(form, serverErrors)
  const mayRepeat = state.kind === 'unknown' || state.kind === 'unresolved'
  return (
    <div className={styles.newEmail}>
      <Form
        form={form}
        onSubmit={({ email }) => send({ email })}
        errorSummaryTitle={m.account_new_email_problem()}
        aria-label={m.account_new_email_open()}
      >
        <Stack gap="medium">
          <FormField form={form} name="email">
            {(field) => (
              <TextField
                label={m.account_new_email_label()}
                description={m.account_new_email_about()}
                type="email"
                inputMode="email"
                autoComplete="email"
                isRequired
                {...field}
                // What was sent stays as it was until it is known what came of it.
                onChange={(text) => isSending || field.onChange(text)}
              />
            )}
          </FormField>
          {state.kind === 'step-up-ended' && (
            <Alert tone="warning" isAnnounced>
              {state.how === 'cancelled' ? m.account_new_email_cancelled() : m.account_new_email_failed()}
            </Alert>
          )}
          <SubmissionNotice kind={state.kind} body={mayRepeat ? m.account_new_email_unknown() : undefined} />
          <Inline gap="small">
            <Button type="submit" isPending={isSending} pendingLabel={m.account_new_email_saving()}>
              {mayRepeat ? m.common_try_again() : m.account_new_email_save()}
            </Button>
            {onClose !== undefined && (
              <Button variant="secondary" onPress={onClose}>
                {m.common_cancel()}
              </Button>
            )}
          </Inline>
        </Stack>
      </Form>
    </div>
  )
}
