import type { LinkedAccount } from '@clubhouse/rest-client/club'
import { Alert } from '@clubhouse/design-system/Alert'
import { Badge } from '@clubhouse/design-system/Badge'
import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Card } from '@clubhouse/design-system/Card'
import { Heading } from '@clubhouse/design-system/Heading'
import { Picture } from '@clubhouse/design-system/Picture'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { useFlag } from '#platform/flags/use-flag.ts'
import { paths } from '#domain/page/model/paths.ts'
import type { AccountCardContent } from '#domain/partner-account/api/account-cards.ts'
import { partnerNameOf } from '#domain/partner-account/model/partner-name.ts'
import type { PartnerLinking } from '#domain/partner-account/state/use-partner-linking.ts'
import { PartnerBalance } from './PartnerBalance.tsx'
import * as styles from './partner-accounts.css.ts'

export interface PartnerAccountCardProps {
  content: AccountCardContent
  /** The linked account; undefined while none is. */
  account: LinkedAccount | undefined
  /** The page is about this account: it is linked here, also where others lead to this page. */
  linksHere: boolean
  /** How far the link is that the member came back with, if it is this partner's. */
  linking: Pick<PartnerLinking, 'state' | 'tryAgain'> | undefined
  onLink: () => void
  onUnlink: (partnerUserId: string) => void
}

/** One partner: whether its account is linked, and what can be done about it (LNK-01). */
export function PartnerAccountCard({ onUnlink, ...props }: PartnerAccountCardProps) {
  const { content, account } = props
  const headingId = useId()
  const { partner, title, image, linkedBody, unlinkedBody, unlinkText, footnote } = content
  const isLinked = account !== undefined
  return (
    <Card as="li" labelledBy={headingId}>
      <div className={styles.card}>
        <div className={styles.head}>
          <Picture src={image?.url ?? ''} alt="" width={64} height={64} shape="rounded" fit="fill" />
          <Stack gap="xxsmall" align="start">
            <Heading level={2} size="medium" id={headingId}>
              {title}
            </Heading>
            <Badge tone={isLinked ? 'success' : 'neutral'}>
              {isLinked ? m.linking_linked() : m.linking_not_linked()}
            </Badge>
          </Stack>
        </div>
        <Stack gap="small">
          <Text>{isLinked ? linkedBody : unlinkedBody}</Text>
          {isLinked && <Text tone="muted">{m.linking_number({ number: account.partnerUserId })}</Text>}
          {footnote !== undefined && !isLinked && (
            <Text size="small" tone="muted">
              {footnote}
            </Text>
          )}
        </Stack>
        <div className={styles.actions}>
          {!isLinked && <LinkAction {...props} />}
          {isLinked && unlinkText !== undefined && (
            <Button variant="secondary" aria-describedby={headingId} onPress={() => onUnlink(account.partnerUserId)}>
              {unlinkText}
            </Button>
          )}
          {!isLinked && content.balanceLabel !== undefined && (
            <PartnerBalance partner={partner} label={content.balanceLabel} />
          )}
        </div>
      </div>
    </Card>
  )
}

function LinkAction({ content, linksHere, linking, onLink }: Omit<PartnerAccountCardProps, 'account' | 'onUnlink'>) {
  const linksCard = useFlag('web_udal_flow')
  const partner = partnerNameOf(content.partner)
  const state = linking?.state ?? { kind: 'idle' }
  const isUnderWay = state.kind === 'request-fired' || state.kind === 'updating' || state.kind === 'success'
  if (content.partner === 'SYF' && !linksCard && !linksHere) {
    // New cards are linked by their issuer, as the card says; the older way to link one has a page of its own (LNK-06).
    return (
      <ButtonLink variant="secondary" href={paths.creditCardLinkAccount.href()}>
        {m.linking_card_how()}
      </ButtonLink>
    )
  }
  return (
    <>
      {state.kind === 'failure' && state.error === undefined && (
        <Alert tone="warning">{state.isUnknown ? m.linking_unknown({ partner }) : m.linking_error()}</Alert>
      )}
      {state.kind === 'failure' && state.isUnknown ? (
        <Button onPress={() => linking?.tryAgain()}>{m.common_try_again()}</Button>
      ) : (
        <Button
          isPending={isUnderWay}
          pendingLabel={state.kind === 'updating' ? m.linking_checking({ partner }) : m.linking_linking({ partner })}
          onPress={onLink}
        >
          {content.linkText}
        </Button>
      )}
    </>
  )
}
