import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Dialog } from '@clubhouse/design-system/Dialog'
import { Picture } from '@clubhouse/design-system/Picture'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { messageOf } from '#domain/refusal/api/error-texts.ts'
import { redirectFailure } from '../api/redirect-failure.ts'
import type { PartnerRedirectState } from '../model/partner-redirect.ts'
import { partnerNameOf } from '../model/partner-name.ts'
import type { PartnerRedirectControls } from '../state/use-partner-redirect.ts'
import * as styles from './earning.css.ts'
import { PartnerLink } from './PartnerLink.tsx'

export interface PartnerRedirectDialogProps {
  reward: Reward
  redirect: PartnerRedirectControls
  /** Milliseconds for which it shows before the page opens. */
  pause: number
  opensIn: 'tab' | 'app'
  /** Of a transfer of points: what was moved. Such an alert has the partner's logo and cannot be cancelled (RDM-25). */
  moved?: string | undefined
}

type OnTheWay = Exclude<PartnerRedirectState, { kind: 'idle' | 'completed' }>

/** The alert before a partner's page opens, and what there is to say when it does not (RDM-19, RDM-20). */
export function PartnerRedirectDialog({ redirect, ...props }: PartnerRedirectDialogProps) {
  const { state } = redirect
  if (state.kind === 'idle' || state.kind === 'completed') return <></>
  // Where no alert is wanted, only what goes wrong is said (RDM-21).
  if (state.kind === 'redeeming' && props.pause === 0) return <></>
  return <OpenDialog {...props} redirect={redirect} state={state} />
}

function OpenDialog({
  reward,
  redirect,
  state,
  pause,
  opensIn,
  moved,
}: PartnerRedirectDialogProps & { state: OnTheWay }) {
  const partner = partnerNameOf(reward)
  const canCancel = moved === undefined || state.kind !== 'redeeming'
  const isFinal = state.kind === 'failed' && redirectFailure(state.error) === 'gone'
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={titleOf(state, partner)}
      isDismissable={canCancel}
      onClose={redirect.cancel}
      image={moved === undefined ? undefined : <Logo reward={reward} />}
      actions={
        <>
          {canCancel && (
            <Button key="cancel" variant={isFinal ? 'primary' : 'secondary'} onPress={redirect.cancel}>
              {state.kind === 'redeeming' ? m.common_cancel() : m.common_close()}
            </Button>
          )}
          {state.kind === 'failed' && !isFinal && <Button onPress={redirect.startAgain}>{m.common_try_again()}</Button>}
          {state.kind !== 'failed' && state.address !== undefined && (
            <PartnerLink
              key="link"
              address={state.address}
              label={m.earning_continue()}
              fullWidth
              onFollow={redirect.openedByLink}
            />
          )}
        </>
      }
    >
      <Stack gap="small">
        {moved !== undefined && <Text weight="strong">{m.earning_moved_and_leaving({ points: moved })}</Text>}
        <Words state={state} partner={partner} seconds={Math.round(pause / 1000)} opensIn={opensIn} />
      </Stack>
    </Dialog>
  )
}

interface WordsProps {
  state: OnTheWay
  partner: string
  seconds: number
  opensIn: 'tab' | 'app'
}

function Words({ state, partner, seconds, opensIn }: WordsProps) {
  switch (state.kind) {
    case 'redeeming':
      return (
        // There before it changes, so that it is read out when the link is late.
        <div role="status">
          <Text>{leavingText(state.isLate, { partner, seconds, opensIn })}</Text>
        </div>
      )
    case 'pop-up-blocked':
      return <Alert tone="warning">{m.earning_held_body({ partner })}</Alert>
    case 'failed':
      return <Alert tone="error">{textOf(state.error)}</Alert>
  }
}

function leavingText(isLate: boolean, { partner, seconds, opensIn }: Omit<WordsProps, 'state'>): string {
  if (isLate) return m.earning_leaving_soon({ partner })
  return opensIn === 'app' ? m.earning_leaving_app({ partner, seconds }) : m.earning_leaving_tab({ partner, seconds })
}

function Logo({ reward }: { reward: Reward }) {
  const { partner, brandDetails } = reward.content
  return (
    <span className={styles.logo}>
      <Picture src={partner?.partnerLogo ?? brandDetails.brandLogo} alt="" width={96} height={96} cover />
    </span>
  )
}

function titleOf(state: OnTheWay, partner: string): string {
  switch (state.kind) {
    case 'redeeming':
      return m.earning_leaving_title({ partner })
    case 'pop-up-blocked':
      return m.earning_held_title()
    case 'failed':
      return m.earning_failed_title({ partner })
  }
}

function textOf(error: unknown): string {
  switch (redirectFailure(error)) {
    case 'gone':
      return m.earning_failed_gone()
    case 'no-connection':
      return m.earning_failed_connection()
    case 'other':
      return messageOf(error)
  }
}
