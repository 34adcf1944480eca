import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Form } from '@clubhouse/design-system/Form'
import { Inline } from '@clubhouse/design-system/Inline'
import { Stack } from '@clubhouse/design-system/Stack'
import { TextField } from '@clubhouse/design-system/TextField'
import type { PromotionRedemption } from '@clubhouse/rest-client/club'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { messageOf } from '#platform/errors/error-texts.ts'
import type { Outcome } from '#platform/submission/submission.ts'
import { unresolvedSubmission } from '#platform/submission/submission-record.ts'
import { promotionName, useRedeemPromotion } from '../api/redeem-promotion.ts'
import { type PromoCodeProblem, readPromoCode } from '../model/promo-code.ts'
import { isNoPromoCode, promoStateOf } from '../model/promo-state.ts'
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
  const { progress, submit, look, leave, reset } = useRedeemPromotion(typed.trim(), {
    onAdded(pointsAdded) {
      keepPromoCode('')
      showPointsAdded(pointsAdded, { onClose: () => change('') })
    },
  })
  const { isLoading, errorMessage } = promoStateOf(progress, messageOf)
  const mayRepeat = progress.kind === 'unknown' || progress.kind === 'unresolved'
  const onOutcome = ({ kind }: Outcome<PromotionRedemption>) => {
    // Taken, here or in another tab: it need not be kept.
    keepPromoCode('')
    if (kind === 'done-elsewhere') setTyped('')
  }
  // An earlier visit may have ended before anybody knew what came of the code.
  const lookOnce = useEffectEvent(() => {
    if (progress.kind === 'idle' && unresolvedSubmission(promotionName(typed.trim())) !== undefined) look({ onOutcome })
  })
  useLayoutEffect(() => lookOnce(), [])

  // Focus goes to what is wrong when the answer is there.
  const answered = useRef<() => void>(undefined)
  useEffect(() => {
    if (isLoading) return
    answered.current?.()
    answered.current = undefined
  }, [isLoading])
  const send = async () => {
    if (isLoading || progress.kind === 'done') return
    const read = readPromoCode(typed)
    if (read.kind === 'wrong') return setProblem(read.problem)
    await new Promise<void>((resolve) => {
      answered.current = resolve
      submit({ code: read.code }, { onOutcome })
    })
  }

  const message = problem === undefined ? errorMessage : problemText(problem)
  const isNone = progress.kind === 'refused' && isNoPromoCode(progress.error)
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
          {progress.kind === 'checking' && (
            <Alert tone="info" title={m.submission_checking_title()} isAnnounced>
              {m.submission_checking_body()}
            </Alert>
          )}
          {progress.kind === 'unknown' && (
            <Alert tone="warning" title={m.submission_unknown_title()}>
              {m.submission_unknown_body()}
            </Alert>
          )}
          {progress.kind === 'unresolved' && (
            <Alert tone="warning" title={m.submission_unresolved_title()}>
              {m.submission_unresolved_body()}
            </Alert>
          )}
          {progress.kind === 'done-elsewhere' && (
            <Alert tone="info" title={m.submission_elsewhere_title()} isAnnounced>
              {m.submission_elsewhere_body()}
            </Alert>
          )}
          <Inline gap="small">
            <Button type="submit" isPending={isLoading} pendingLabel={m.promo_submitting()}>
              {mayRepeat ? m.submission_try_again() : m.promo_submit()}
            </Button>
            {progress.kind === 'unresolved' && (
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
