import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Dialog } from '@clubhouse/design-system/Dialog'
import { Picture } from '@clubhouse/design-system/Picture'
import { Spinner } from '@clubhouse/design-system/Spinner'
import { Text } from '@clubhouse/design-system/Text'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { startLogin } from '#platform/auth/auth.ts'
import { assertNever } from '#platform/assert-never.ts'
import { handleError } from '#platform/errors/handle-error.ts'
import { type GuestModalContent, useGuestModal } from '../api/guest-modal.ts'
import * as styles from './card-application.css.ts'

/** How far an application is that somebody has pressed for. */
export type ApplyStage =
  /** It is not known yet who presses. */
  | { kind: 'preparing' }
  /** A visitor chooses whether to log in first. */
  | { kind: 'guest' }
  | { kind: 'applying' }
  /** The browser goes to the application. */
  | { kind: 'leaving'; address: string }
  /** The application could not be opened. */
  | { kind: 'blocked'; address: string }

export interface ApplyDialogProps {
  stage: ApplyStage
  /** Where a visitor is after the login. */
  loginReturnPath: string
  /** Called when a visitor applies without logging in. */
  onSkipLogin: () => void
  onClose: () => void
}

/** Stands over the page from the press until the page is left: asks visitors first, then redirects (CCD-19, CCD-21). */
export function ApplyDialog(props: ApplyDialogProps) {
  const { stage, onClose } = props
  // Fetched for members as well, whose session may have ended.
  const guestModal = useGuestModal()
  const isPreparing = stage.kind === 'preparing' || (stage.kind === 'guest' && guestModal === undefined)
  const view = viewOf(isPreparing ? { kind: 'preparing' } : stage, guestModal, props)
  return (
    <Dialog
      isOpen
      title={view.title}
      onClose={onClose}
      closeLabel={stage.kind === 'guest' && !isPreparing ? m.common_close() : undefined}
      image={view.image}
      actions={view.actions}
    >
      {view.body}
    </Dialog>
  )
}

interface View {
  title: string
  image?: ReactNode
  body: ReactNode
  actions: ReactNode
}

function viewOf(stage: ApplyStage, guestModal: GuestModalContent | undefined, props: ApplyDialogProps): View {
  const cancel = (label: string) => (
    <Button variant="secondary" onPress={props.onClose}>
      {label}
    </Button>
  )
  switch (stage.kind) {
    case 'guest':
      return guestView(guestModal, props)
    case 'preparing':
      return {
        title: m.card_wait_title(),
        body: <Waiting label={m.common_loading_page()}>{m.card_wait_body()}</Waiting>,
        actions: cancel(m.common_cancel()),
      }
    case 'applying':
    case 'leaving':
      return {
        title: m.card_leaving_title(),
        body: <Waiting label={m.card_leaving_wait()}>{m.card_leaving_body()}</Waiting>,
        actions: (
          <>
            {cancel(m.common_cancel())}
            {stage.kind === 'leaving' && <OpenLink address={stage.address} />}
          </>
        ),
      }
    case 'blocked':
      return {
        title: m.card_blocked_title(),
        body: (
          <Alert tone="warning" isAnnounced>
            {m.card_blocked_body()}
          </Alert>
        ),
        actions: (
          <>
            {cancel(m.common_close())}
            <OpenLink address={stage.address} />
          </>
        ),
      }
    default:
      return assertNever(stage)
  }
}

/** Asks a visitor whether to log in first, in the editors' words (CCD-39). */
function guestView(content: GuestModalContent | undefined, { loginReturnPath, onSkipLogin }: ApplyDialogProps): View {
  const { title, body, picture, loginText, skipText } = content ?? {}
  return {
    title: title ?? m.card_guest_title(),
    image: picture !== undefined && (
      <div className={styles.dialogPicture}>
        <Picture src={picture.url} alt={picture.alt} width={480} height={270} cover />
      </div>
    ),
    body: <Text>{body ?? m.card_guest_body()}</Text>,
    actions: (
      <>
        <Button variant="secondary" onPress={onSkipLogin}>
          {skipText ?? m.card_guest_skip()}
        </Button>
        <Button onPress={() => void startLogin(loginReturnPath).catch(handleError)}>
          {loginText ?? m.shell_login_join()}
        </Button>
      </>
    ),
  }
}

/** For whom the browser has not taken there. */
function OpenLink({ address }: { address: string }) {
  return <ButtonLink href={address}>{m.card_leaving_open()}</ButtonLink>
}

function Waiting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.waiting}>
      <Spinner label={label} size="small" />
      <Text>{children}</Text>
    </div>
  )
}
