import { Button } from '@clubhouse/design-system/Button'
import { Form } from '@clubhouse/design-system/Form'
import { Inline } from '@clubhouse/design-system/Inline'
import { Stack } from '@clubhouse/design-system/Stack'
import { TextField } from '@clubhouse/design-system/TextField'
import { useEffect, useId, useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { messageOf } from '#platform/errors/error-texts.ts'
import { isUnderWay } from '#platform/submission/submission.ts'
import { SubmissionNotice } from '#platform/submission/SubmissionNotice.tsx'
import { useRedeemPromotion } from '../api/redeem-promotion.ts'
import { isNoPromoCode, type PromoCodeProblem, readPromoCode } from '../model/promo-code.ts'
import { keepPromoCode } from '../state/promo-code-draft.ts'
import { usePrefilledCode } from '../state/use-prefilled-code.ts'
import { showPointsAdded } from '../state/show-points-added.ts'
import * as styles from './promo-codes.css.ts'

/** One field for a code, and a button that hands it in (PRM-01 to PRM-08). `search` is the query of the address. */
export function PromoCodeForm({ search }: { search: string }) {
  const fieldId = useId()
  const prefilled = usePrefilledCode(search)
  const [typed, setTyped] = useState(prefilled)
  const [problem, setProblem] = useState<PromoCodeProblem>()
  const change = (text: string) => {
    keepPromoCode(text)
    setTyped(text)
    setProblem(undefined)
    reset()
  }
  const { state, submit, leave, reset } = useRedeemPromotion(typed.trim(), {
    onAdded(pointsAdded) {
      keepPromoCode('')
      showPointsAdded(pointsAdded, { onClose: () => change('') })
    },
    onDone({ kind }) {
      keepPromoCode('')
      if (kind === 'done-elsewhere') setTyped('')
    },
  })
  const isLoading = isUnderWay(state)
  const mayRepeat = state.kind === 'unknown' || state.kind === 'unresolved'

  // Focus goes to what is wrong when the answer is there.
  const answered = useRef<() => void>(undefined)
  useEffect(() => {
    if (isLoading) return
    answered.current?.()
    answered.current = undefined
  }, [isLoading])
  const send = async () => {
    if (isLoading || state.kind === 'done') return
    const read = readPromoCode(typed)
    if (read.kind === 'wrong') return setProblem(read.problem)
    await new Promise<void>((resolve) => {
      answered.current = resolve
      submit({ code: read.code })
    })
  }

  const refusal = state.kind === 'refused' ? state.error : undefined
  const message = problem === undefined ? refusal && messageOf(refusal) : problemText(problem)
  const isNone = refusal !== undefined && isNoPromoCode(refusal)
  return (
    <div className={styles.form}>
      <Form
        onSubmit={send}
        errors={message === undefined ? [] : [{ fieldId, message }]}
        errorSummaryTitle={isNone ? m.promo_invalid() : m.promo_check()}
        focusAfterFailure="firstField"
      >
        <Stack gap="large">
          <TextField
            id={fieldId}
            name="promoCode"
            label={m.promo_label()}
            value={typed}
            // What was sent stays as it was until it is known what came of it.
            onChange={(text) => isLoading || change(text)}
            errorMessage={message}
            isRequired
            autoComplete="off"
          />
          <SubmissionNotice kind={state.kind} />
          <Inline gap="small">
            <Button type="submit" isPending={isLoading} pendingLabel={m.promo_submitting()}>
              {mayRepeat ? m.submission_try_again() : m.promo_submit()}
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

function problemText(problem: PromoCodeProblem): string {
  switch (problem) {
    case 'empty':
      return m.promo_empty()
    case 'invalid':
      return m.promo_invalid()
  }
}
