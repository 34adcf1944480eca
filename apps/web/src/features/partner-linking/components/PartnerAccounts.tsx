import type { PartnerCode } from '@clubhouse/rest-client/club'
import { Button } from '@clubhouse/design-system/Button'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Grid } from '@clubhouse/design-system/Grid'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { useFlag } from '#platform/flags/use-flag.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { profileOptions } from '#domain/member/api/profile.ts'
import { accountCardsOptions } from '#domain/partner-account/api/account-cards.ts'
import { useLinkedAccounts } from '#domain/partner-account/api/use-linked-accounts.ts'
import { seesPartner } from '#domain/partner-account/model/partners.ts'
import {
  showLinkCancelled,
  showLinked,
  showLinkFailure,
  showPartnerReturn,
  showPartnerUnavailable,
  showUnlinked,
} from '#domain/partner-account/state/linking-toasts.ts'
import { startPartnerLink, startPartnerUnlink } from '#domain/partner-account/state/partner-link.ts'
import { type SaidByPartner, usePartnerLinking } from '#domain/partner-account/state/use-partner-linking.ts'
import { PartnerAccountCard } from './PartnerAccountCard.tsx'
import { PartnerAccountsSkeleton } from './PartnerAccountsSkeleton.tsx'

export interface PartnerAccountsProps {
  /** Names the list. */
  label: string
  /** The one partner that it is about; every partner that the member sees unless it says so. */
  only?: PartnerCode
}

/** The member's accounts at partners, each to be linked or unlinked, and where partners lead back to (LNK-01, RTE-42). */
export function PartnerAccounts({ label, only }: PartnerAccountsProps) {
  // In the native app the member signs in at a partner without leaving: the link begins as after a return.
  const [signIns, setSignIns] = useState(0)
  return <AccountCards key={signIns} label={label} only={only} onSignedIn={() => setSignIns(signIns + 1)} />
}

interface AccountCardsProps extends Pick<PartnerAccountsProps, 'label'> {
  only: PartnerCode | undefined
  onSignedIn: () => void
}

function AccountCards({ label, only, onSignedIn }: AccountCardsProps) {
  const { pathname } = useLocation()
  const accounts = useLinkedAccounts()
  const cards = useQuery(accountCardsOptions(useRegion().locale))
  const profile = useQuery(profileOptions())
  const linksAirline = useFlag('vaa_account_linking')
  const linksRewards = useFlag('web_bilt')
  const linking = usePartnerLinking({ onReturn, onLinked: showLinked, onRefused: showLinkFailure })

  function onReturn(said: SaidByPartner) {
    switch (said.kind) {
      case 'unlinked':
      case 'already-linked':
        return void showByAccounts(said.kind)
      default:
        showPartnerReturn(said)
    }
  }

  async function link(partner: PartnerCode) {
    try {
      const start = await startPartnerLink(partner, pathname)
      if (start === 'signed-in') onSignedIn()
      if (start === 'cancelled') showLinkCancelled()
    } catch (error) {
      showPartnerUnavailable(error)
    }
  }

  /** An address can say anything: what is said is what the accounts are. */
  async function showByAccounts(kind: 'unlinked' | 'already-linked') {
    const { data, isError } = await accounts.refetch()
    const isLinked = data?.some(({ partnerCode }) => partnerCode === 'BILTREWARDS') === true
    if (kind === 'already-linked') return isLinked ? showLinked('BILTREWARDS') : showPartnerReturn({ kind })
    if (isError) showPartnerUnavailable()
    else showUnlinked({ isGone: !isLinked })
  }

  if (accounts.data === undefined || cards.data === undefined || profile.data === undefined) {
    const failed = [accounts, cards, profile].filter(({ isError }) => isError)
    if (failed.length === 0) return <PartnerAccountsSkeleton />
    return (
      <ErrorPanel
        title={m.linking_failed_title()}
        body={m.linking_failed_body()}
        action={<Button onPress={() => failed.forEach((query) => void query.refetch())}>{m.common_try_again()}</Button>}
      />
    )
  }

  const { country } = profile.data
  const linked = accounts.data
  const seen = cards.data.flatMap((content) => {
    const account = linked.find(({ partnerCode }) => partnerCode === content.partner)
    const viewer = { country, linksAirline, linksRewards }
    const isShown = only === undefined || content.partner === only
    return isShown && seesPartner(content.partner, viewer, account !== undefined) ? [{ content, account }] : []
  })
  if (seen.length === 0) return <EmptyState title={m.linking_none_title()} body={m.linking_none_body()} />
  return (
    <Grid as="ul" columns="two" aria-label={label}>
      {seen.map(({ content, account }) => (
        <PartnerAccountCard
          key={content.partner}
          content={content}
          account={account}
          linksHere={only !== undefined}
          linking={linking.partner === content.partner ? linking : undefined}
          onLink={() => void link(content.partner)}
          onUnlink={(partnerUserId) => {
            startPartnerUnlink(content.partner, partnerUserId, pathname).catch(showPartnerUnavailable)
          }}
        />
      ))}
    </Grid>
  )
}
