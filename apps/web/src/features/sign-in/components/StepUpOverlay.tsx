import { Spinner } from '@clubhouse/design-system/Spinner'
import { m } from '#paraglide/messages.js'
import { isStepUpBusy, useStepUp } from '#platform/auth/step-up-store.ts'
import * as styles from './StepUpOverlay.css.ts'

/** Covers the page while a member steps up, and while the call that needed it is under way (STP-04, CON-09). */
export function StepUpOverlay() {
  const stepUp = useStepUp()
  if (!isStepUpBusy(stepUp)) return <></>
  return (
    <div className={styles.overlay}>
      <Spinner label={stepUp.kind === 'stepped-up' ? m.session_finishing() : m.session_stepping_up()} />
    </div>
  )
}
