import { CtaTile } from '@clubhouse/design-system/CtaTile'
import { DoubleCtaTile } from '@clubhouse/design-system/DoubleCtaTile'
import { LoginCtaTile } from '@clubhouse/design-system/LoginCtaTile'
import { m } from '#paraglide/messages.js'
import { useLogin } from '#platform/auth/use-login.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { paths } from '#domain/page/model/paths.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import type { Invitation } from '../model/invitations.ts'

export interface InvitationTileProps {
  invitation: Invitation
  /** The list that it stands in. */
  kind: RewardKind
  headingLevel: 2 | 3
}

/** A tile of the club's own among rewards (DIS-23). */
export function InvitationTile({ invitation, kind, headingLevel }: InvitationTileProps) {
  const logIn = useLogin()
  const earn = { label: m.common_show_all_ways_to_earn(), href: paths.earn.href() }
  const spend = { label: m.common_show_all_rewards(), href: paths.spend.href() }
  switch (invitation.type) {
    case 'loginCta':
      return (
        <LoginCtaTile
          title={m.discovery_login_title({ club: appConfig().clubName })}
          body={m.discovery_login_body()}
          loginLabel={m.common_log_in_or_join()}
          onLogin={logIn}
          headingLevel={headingLevel}
        />
      )
    case 'cta':
      return (
        <CtaTile
          title={invitation.leadsTo === 'EARN' ? m.discovery_end_spend_title() : m.discovery_end_earn_title()}
          body={invitation.leadsTo === 'EARN' ? m.discovery_end_spend_body() : m.discovery_end_earn_body()}
          action={invitation.leadsTo === 'EARN' ? earn : spend}
          background="lightPink"
          headingLevel={headingLevel}
        />
      )
    case 'doubleCta':
      return (
        <DoubleCtaTile
          title={m.discovery_end_filtered_title()}
          body={m.discovery_end_filtered_body()}
          firstAction={kind === 'EARN' ? earn : spend}
          secondAction={kind === 'EARN' ? spend : earn}
          background="lightPink"
          headingLevel={headingLevel}
        />
      )
  }
}
