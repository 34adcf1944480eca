import { Button } from '@clubhouse/design-system/Button'
import { Inline } from '@clubhouse/design-system/Inline'
import { Stack } from '@clubhouse/design-system/Stack'
import { TextField } from '@clubhouse/design-system/TextField'
import { useMemo } from 'react'
import { m } from '#paraglide/messages.js'
import { messageOf } from '#domain/refusal/api/error-texts.ts'
import { Form } from '#platform/forms/Form.tsx'
import { privateDraft } from '#platform/forms/form-draft.ts'
import { FormField } from '#platform/forms/FormField.tsx'
import { useForm, useFormValue, useServerErrors } from '#platform/forms/use-form.ts'
import { isUnderWay } from '#platform/submission/submission.ts'
import { SubmissionNotice } from '#platform/submission/SubmissionNotice.tsx'
import { useAwaitedSubmit } from '#platform/submission/use-awaited-submit.ts'
import { useRedeemPromotion } from '../api/redeem-promotion.ts'
import { isNoPromoCode } from '../model/promo-code.ts'
import { promoCodeSchema } from '../model/promo-code.schema.ts'
import { usePrefilledCode } from '../state/use-prefilled-code.ts'
import { showPointsAdded } from '../state/show-points-added.ts'
import * as styles from './promo-codes.css.ts'

/** One field for a code, and a button that hands it in (PRM-01 to PRM-08). `search` is the query of the address. */
export function PromoCodeForm({ search }: { search: string }) {
  const prefilled = usePrefilledCode(search)
  const form = useForm({
    schema: promoCodeSchema,
    defaultValues: { promoCode: prefilled ?? '' },
    // A code that the address brings comes before what was typed on an earlier visit.
    draft: prefilled === undefined ? draft : { ...draft, read: () => undefined },
    onChange: () => reset(),
  })
  const code = useFormValue(form, ({ promoCode }) => promoCode.trim())
  const clear = () => {
    form.methods.reset({ promoCode: '' })
    draft.drop()
  }
  const { state, submit, leave, reset } = useRedeemPromotion(code, {
    onAdded(pointsAdded) {
      draft.drop()
      showPointsAdded(pointsAdded, {
        onClose() {
          clear()
          reset()
        },
      })
    },
    onDone({ kind }) {
      draft.drop()
      if (kind === 'done-elsewhere') clear()
    },
  })
  const isLoading = isUnderWay(state)
  const mayRepeat = state.kind === 'unknown' || state.kind === 'unresolved'
  const send = useAwaitedSubmit({ state, submit })

  const refusal = state.kind === 'refused' ? state.error : undefined
  const serverErrors = useMemo(() => refusal && { promoCode: messageOf(refusal) }, [refusal])
  useServerErrors(form, serverErrors)
  const isNone = refusal !== undefined && isNoPromoCode(refusal)
  return (
    <div className={styles.form}>
      <Form
        form={form}
        onSubmit={({ promoCode }) => send({ code: promoCode })}
        errorSummaryTitle={isNone ? m.promo_invalid() : m.promo_check()}
      >
        <Stack gap="large">
          <FormField form={form} name="promoCode">
            {(field) => (
              <TextField
                label={m.promo_label()}
                isRequired
                autoComplete="off"
                {...field}
                // What was sent stays as it was until it is known what came of it.
                onChange={(text) => isLoading || field.onChange(text)}
              />
            )}
          </FormField>
          <SubmissionNotice kind={state.kind} />
          <Inline gap="small">
            <Button type="submit" isPending={isLoading} pendingLabel={m.promo_submitting()}>
              {mayRepeat ? m.common_try_again() : m.promo_submit()}
            </Button>
            {state.kind === 'unresolved' && (
              <Button variant="secondary" onPress={leave}>
                {m.submission_leave()}
              </Button>
            )}
          </Inline>
        </Stack>
      </Form>
    </div>
  )
}

/** Typed and not taken yet: it outlives a reload, and a session that ran out, for the member who typed it. */
const draft = privateDraft('promo-code')
