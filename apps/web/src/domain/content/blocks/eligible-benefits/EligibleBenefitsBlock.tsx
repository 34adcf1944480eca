import { Badge } from '@clubhouse/design-system/Badge'
import { Card } from '@clubhouse/design-system/Card'
import { Grid } from '@clubhouse/design-system/Grid'
import { Heading } from '@clubhouse/design-system/Heading'
import { Link } from '@clubhouse/design-system/Link'
import { Picture } from '@clubhouse/design-system/Picture'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '#paraglide/messages.js'
import { formatDate } from '#platform/dates/format-date.ts'
import { paths } from '#platform/paths.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { usePerkStates } from '../../api/perks.ts'
import * as styles from '../../components/card.css.ts'
import type { PerkState } from '../../model/perks.ts'
import type { BlockProps } from '../define-block.ts'
import type { BenefitContent, EligibleBenefitsContent } from './adapter.ts'

/** The card benefits that a member may unlock, and how they stand with each (CNT-17). */
export function EligibleBenefitsBlock({ block: { benefits }, level, heading }: BlockProps<EligibleBenefitsContent>) {
  const states = usePerkStates()
  const stateOf = ({ perk }: BenefitContent) => states?.find(({ reference }) => reference === perk)
  return (
    <Stack gap="large">
      {heading}
      <Grid as="ul" columns="two" gap="large">
        {benefits
          .filter((benefit) => stateOf(benefit)?.status !== 'EXPIRED')
          .map((benefit) => (
            <li key={benefit.title} className={styles.cell}>
              <Benefit benefit={benefit} state={stateOf(benefit)} level={level === 2 ? 3 : 4} />
            </li>
          ))}
      </Grid>
    </Stack>
  )
}

interface BenefitProps {
  benefit: BenefitContent
  state: PerkState | undefined
  level: 3 | 4
}

function Benefit({ benefit: { title, description, picture, lockedMessage }, state, level }: BenefitProps) {
  return (
    <Card padding="none">
      {picture !== undefined && (
        <div className={styles.cardPicture}>
          <Picture src={picture.url} alt={picture.alt} width={560} height={315} cover />
        </div>
      )}
      <div className={styles.cardWords}>
        {state !== undefined && (
          <div>
            <StatusBadge status={state.status} />
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

function StatusBadge({ status }: Pick<PerkState, 'status'>) {
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

/** What there is to do about a benefit (CCD-25 to CCD-27). */
function NextStep({ state, lockedMessage }: { state: PerkState | undefined; lockedMessage: string }) {
  const { locale } = useRegion()
  if (state?.status === 'ACTIVE' && state.validTo !== undefined)
    return (
      <Text size="small" weight="medium">
        {m.content_benefit_redeem_by({ date: formatDate(state.validTo, locale) })}
      </Text>
    )
  if (state?.status === 'USED')
    return (
      <div>
        <Link href={paths.myRewards.href()} variant="standalone">
          {m.content_benefit_my_rewards()}
        </Link>
      </div>
    )
  return (
    <Text size="small" tone="muted">
      {lockedMessage}
    </Text>
  )
}
