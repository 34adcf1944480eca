import { Banner } from '@clubhouse/design-system/Banner'
import { Button } from '@clubhouse/design-system/Button'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { logOut, staySignedIn } from '#platform/auth/auth.ts'
import {
  closeSessionNotice,
  type SessionNotice as Notice,
  useSessionNotice,
} from '#platform/auth/session-notice-store.ts'
import { useLogin } from '#platform/auth/use-login.ts'
import { handleError } from '#platform/errors/handle-error.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { showToast } from '#platform/toasts/toast-store.ts'
import * as styles from './SessionNotice.css.ts'

/** Says that the session ends soon (AUT-17) or has ended (AUT-18), beside the page, with what to do about it. */
export function SessionNotice() {
  const notice = useSessionNotice()
  switch (notice.kind) {
    case 'none':
      return <></>
    case 'ending':
      return <EndingNotice notice={notice} />
    case 'ended':
      return <EndedNotice reason={notice.reason} />
  }
}

function EndingNotice({ notice }: { notice: Extract<Notice, { kind: 'ending' }> }) {
  const [attempt, setAttempt] = useState<'none' | 'renewing' | 'failed'>('none')
  const { locale } = useRegion()
  // In the device's own time: it is a time of its clock.
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(notice.endsAt)
  const hasFailed = attempt === 'failed' || notice.hasFailed
  const stay = () => {
    setAttempt('renewing')
    staySignedIn().then(
      () => showToast({ type: 'success', message: m.session_stayed() }),
      () => setAttempt('failed'),
    )
  }
  return (
    <div className={styles.notice}>
      <Banner
        label={m.session_label()}
        tone="warning"
        icon="warning"
        actions={
          <>
            <Button size="small" isPending={attempt === 'renewing'} pendingLabel={m.session_staying()} onPress={stay}>
              {m.session_stay()}
            </Button>
            <Button size="small" variant="secondary" onPress={() => void logOut().catch(handleError)}>
              {m.common_log_out()}
            </Button>
          </>
        }
      >
        <span role="alert">{hasFailed ? m.session_ending_failed({ time }) : m.session_ending_body({ time })}</span>
      </Banner>
    </div>
  )
}

function EndedNotice({ reason }: { reason: 'expired' | 'elsewhere' }) {
  const logIn = useLogin()
  return (
    <div className={styles.notice}>
      <Banner
        label={m.session_label()}
        tone="warning"
        icon="warning"
        actions={
          <Button size="small" onPress={logIn}>
            {m.session_login_again()}
          </Button>
        }
        closeLabel={m.common_close()}
        onClose={closeSessionNotice}
      >
        <span role="alert">{reason === 'expired' ? m.session_ended_expired() : m.session_ended_elsewhere()}</span>
      </Banner>
    </div>
  )
}
