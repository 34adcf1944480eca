import { Button } from '@clubhouse/design-system/Button'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { Inline } from '@clubhouse/design-system/Inline'
import { Spinner } from '@clubhouse/design-system/Spinner'
import type { PartnerCode } from '@clubhouse/rest-client/club'
import { useLocation, useNavigate } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { partnerNameOf } from '#domain/partner-account/model/partner-name.ts'
import type { LinkingState } from '#domain/partner-account/model/linking-state.ts'
import { canResumeAutoLink, resumeAutoLink, useAutoLink } from '#domain/partner-account/state/auto-link.ts'
import { linkFailureText, showPartnerUnavailable } from '#domain/partner-account/state/linking-toasts.ts'

export interface AutoLinkResultProps {
  headingLevel: 1 | 2
  /** The address asked for an auto-link and lacked a part of it. */
  isCutShort?: boolean
}

/** How the auto-link is, and Continue to where the partner wants the member to go on (ONB-38, LNK-08 to LNK-10). */
export function AutoLinkResult({ headingLevel, isCutShort = false }: AutoLinkResultProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { partner, state, isIncomplete, tryAgain, continueTo, leave } = useAutoLink()
  const goOn = () => {
    leave()
    void navigate(continueTo)
  }
  const isRefused = state.kind === 'failure' && state.error !== undefined
  const canResume = (isIncomplete || isRefused) && !isCutShort && canResumeAutoLink()
  const retry = isIncomplete || isRefused ? (canResume ? resume : undefined) : tryAgain

  function resume() {
    try {
      resumeAutoLink(pathname)
    } catch (error) {
      showPartnerUnavailable(error)
    }
  }

  switch (state.kind) {
    case 'idle':
    case 'updating':
    case 'request-fired':
      return <Spinner label={m.linking_linking({ partner: nameOf(partner) })} isFullScreen />
    case 'success':
      return (
        <EmptyState
          headingLevel={headingLevel}
          title={m.linking_auto_done_title()}
          body={doneText(partner)}
          action={<Button onPress={goOn}>{m.common_continue()}</Button>}
        />
      )
    case 'failure':
      return (
        <ErrorPanel
          headingLevel={headingLevel}
          title={m.linking_auto_failed_title()}
          body={isIncomplete ? incompleteText(partner, canResume) : failureText(partner, state)}
          action={
            <Inline gap="small">
              {retry !== undefined && <Button onPress={retry}>{m.common_try_again()}</Button>}
              <Button variant={retry === undefined ? 'primary' : 'secondary'} onPress={goOn}>
                {m.common_continue()}
              </Button>
            </Inline>
          }
        />
      )
  }
}

function nameOf(partner: PartnerCode | undefined): string {
  return partner === undefined ? m.linking_partner() : partnerNameOf(partner)
}

function doneText(partner: PartnerCode | undefined): string {
  const names = { partner: nameOf(partner), club: appConfig().clubName }
  return partner === 'SYF' ? m.linking_auto_done_card(names) : m.linking_auto_done_body(names)
}

function failureText(
  partner: PartnerCode | undefined,
  { error, isUnknown }: Extract<LinkingState, { kind: 'failure' }>,
): string {
  if (isUnknown) return m.linking_unknown({ partner: nameOf(partner) })
  const text = error === undefined || partner === undefined ? undefined : linkFailureText(partner, error)
  return text ?? m.linking_error()
}

function incompleteText(partner: PartnerCode | undefined, canResume: boolean): string {
  return canResume ? m.linking_auto_unfinished({ partner: nameOf(partner) }) : m.linking_auto_incomplete()
}
