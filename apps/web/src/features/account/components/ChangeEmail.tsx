import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { isUnderWay } from '#platform/submission/submission.ts'
import { profileOptions } from '#domain/member/api/profile.ts'
import { useChangeEmail } from '../api/change-email.ts'
import { newEmailDraft } from '../state/new-email-draft.ts'
import { NewEmailForm } from './NewEmailForm.tsx'

/** The way to another address to sign in with (API-13): a button, and behind it a form for as long as it is needed. */
export function ChangeEmail() {
  const current = useQuery(profileOptions()).data?.email
  const [changedTo, setChangedTo] = useState<string>()
  const submission = useChangeEmail(setChangedTo)
  const { kind } = submission.state
  const [isOpen, setIsOpen] = useState(kind !== 'idle')
  const opener = useRef<HTMLButtonElement>(null)
  if (current === undefined) return <></>
  if (changedTo !== undefined) {
    return (
      <Alert tone="success" title={m.account_new_email_done_title()} isAnnounced>
        {m.account_new_email_done({ email: changedTo })}
      </Alert>
    )
  }
  if (isOpen && kind !== 'done' && kind !== 'done-elsewhere') {
    const close = () => {
      newEmailDraft.drop()
      submission.reset()
      setIsOpen(false)
      // The button is there again after this.
      requestAnimationFrame(() => opener.current?.focus())
    }
    return (
      <NewEmailForm
        current={current}
        submission={submission}
        onClose={isUnderWay(submission.state) ? undefined : close}
      />
    )
  }
  return (
    <div>
      <Button ref={opener} variant="secondary" onPress={() => setIsOpen(true)}>
        {m.account_new_email_open()}
      </Button>
    </div>
  )
}
