import { Badge } from '@clubhouse/design-system/Badge'
import { Card } from '@clubhouse/design-system/Card'
import { Heading } from '@clubhouse/design-system/Heading'
import { Link } from '@clubhouse/design-system/Link'
import { Picture } from '@clubhouse/design-system/Picture'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import type { Perk } from '#domain/perk/model/perks.ts'
import { m } from '#paraglide/messages.js'
import { formatDate } from '#platform/dates/format-date.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegion } from '#platform/region/use-region.ts'
import * as styles from '../../components/card.css.ts'
import type { BenefitContent } from './adapter.ts'
import { PerkRewards } from './PerkRewards.tsx'

/** How a viewer stands with a benefit. */
export type BenefitState =
  | { kind: 'waiting' }
  /** It could not be had. */
  | { kind: 'unknown' }
  /** No perk of theirs: what it takes is all there is to say. */
  | { kind: 'none' }
  /** `months` are left of the cardholder year. */
  | { kind: 'perk'; perk: Perk; months: number | undefined }

interface BenefitProps {
  benefit: BenefitContent
  state: BenefitState
  level: 3 | 4
}

/** A benefit of the card: what it is, how the member stands with it, and what there is to do. */
export function Benefit({ benefit: { title, description, picture, lockedMessage }, state, level }: BenefitProps) {
  return (
    <Card padding="none">
      {picture !== undefined && (
        <div className={styles.cardPicture}>
          <Picture src={picture.url} alt={picture.alt} width={560} height={315} cover />
        </div>
      )}
      <div className={styles.cardWords}>
        {state.kind === 'perk' && (
          <div>
            <StatusBadge status={state.perk.status} />
          </div>
        )}
        <Heading level={level} size="medium">
          {title}
        </Heading>
        <Text>{description}</Text>
        <NextStep state={state} lockedMessage={lockedMessage} />
      </div>
    </Card>
  )
}

function StatusBadge({ status }: Pick<Perk, 'status'>) {
  switch (status) {
    case 'ACTIVE':
      return <Badge tone="success">{m.content_benefit_unlocked()}</Badge>
    case 'USED':
      return <Badge tone="info">{m.content_benefit_redeemed()}</Badge>
    case 'LOCKED':
    case 'EXPIRED':
      return <Badge>{m.content_benefit_locked()}</Badge>
  }
}

function NextStep({ state, lockedMessage }: { state: BenefitState; lockedMessage: string }) {
  switch (state.kind) {
    case 'waiting':
      return (
        <div role="status">
          <VisuallyHidden>{m.content_benefit_loading()}</VisuallyHidden>
          <Skeleton shape="text" lines={2} />
        </div>
      )
    case 'unknown':
      return undefined
    case 'none':
      return <Locked message={lockedMessage} />
    case 'perk':
      return <PerkStep perk={state.perk} months={state.months} lockedMessage={lockedMessage} />
  }
}

interface PerkStepProps {
  perk: Perk
  months: number | undefined
  lockedMessage: string
}

/** What there is to do about a perk (CCD-25 to CCD-27). */
function PerkStep({ perk: { status, validTo, groupId }, months, lockedMessage }: PerkStepProps) {
  const { locale } = useRegion()
  switch (status) {
    case 'ACTIVE':
      return (
        <Stack gap="medium">
          {validTo !== undefined && (
            <Text size="small" weight="medium">
              {m.content_benefit_redeem_by({ date: formatDate(validTo, locale) })}
            </Text>
          )}
          {groupId !== undefined && <PerkRewards groupId={groupId} />}
        </Stack>
      )
    case 'USED':
      return (
        <div>
          <Link href={paths.myRewards.href()} variant="standalone">
            {m.content_benefit_my_rewards()}
          </Link>
        </div>
      )
    case 'LOCKED':
    case 'EXPIRED':
      return (
        <>
          <Locked message={lockedMessage} />
          {months !== undefined && (
            <Text size="small" weight="medium">
              {months === 0 ? m.content_benefit_under_a_month_left() : m.content_benefit_months_left({ months })}
            </Text>
          )}
        </>
      )
  }
}

function Locked({ message }: { message: string }) {
  return (
    <Text size="small" tone="muted">
      {message}
    </Text>
  )
}
