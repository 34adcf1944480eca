import { Badge } from '@clubhouse/design-system/Badge'
import { Heading } from '@clubhouse/design-system/Heading'
import { Icon, type IconName } from '@clubhouse/design-system/Icon'
import { Link } from '@clubhouse/design-system/Link'
import { Text } from '@clubhouse/design-system/Text'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import type { Reward, RewardBrand } from '@clubhouse/rest-client/club'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { Audience } from '#platform/auth/use-audience.ts'
import { useFlag } from '#platform/flags/use-flag.ts'
import { paths } from '#domain/page/model/paths.ts'
import { isGone } from '#domain/reward/model/availability.ts'
import { pointsTextOf, type RewardKind } from '#domain/reward/model/points-text.ts'
import * as styles from './reward.css.ts'
import { RewardOptions } from './RewardOptions.tsx'

export interface RewardSummaryProps {
  reward: Reward
  /** The same with its chosen option, if one is chosen (RWD-17). */
  chosen: Reward
  kind: RewardKind
  audience: Audience
  /** What else can be done with it, beside its brand. */
  tools: ReactNode
  onChoose: (optionId: string) => void
}

/** Whose reward it is, its title, where and when it is, its options, and what it costs or brings (RWD-02). */
export function RewardSummary({ reward, chosen, kind, audience, tools, onChoose }: RewardSummaryProps) {
  const { title, lead, dateAndTime, badge, tags, brandDetails } = reward.content
  const { location } = chosen.content
  const { variants = [] } = reward
  // What the new detail differs by is not specified (GAP-09): it sets off what a reward costs.
  const isNewDetail = useFlag('web_new_reward_details')
  const pointsText = pointsTextOf(chosen, kind)
  // One word, as on its tile: an editor's says more than the tag.
  const mark = badge ?? (tags.includes('content.popular') ? m.reward_badge_popular() : undefined)
  return (
    <div className={styles.summary}>
      {mark !== undefined && (
        <div>
          <Badge tone="inverse">{mark}</Badge>
        </div>
      )}
      <div className={styles.brandRow}>
        <RewardBrandName brand={brandDetails} />
        {tools}
      </div>
      <Heading level={1}>{title}</Heading>
      {lead !== undefined && (
        <Text size="large" tone="muted">
          {lead}
        </Text>
      )}
      {(location !== undefined || dateAndTime !== undefined) && (
        <div className={styles.facts}>
          {location !== undefined && <Fact icon="location" label={m.reward_location()} text={location} />}
          {dateAndTime !== undefined && <Fact icon="calendar" label={m.reward_date_and_time()} text={dateAndTime} />}
        </div>
      )}
      {variants.length > 0 && (
        <RewardOptions
          options={variants}
          chosenId={chosen === reward ? undefined : chosen.rewardId}
          onChoose={onChoose}
          audience={audience}
          isGone={isGone(reward)}
        />
      )}
      {pointsText !== undefined && (
        <p className={styles.points} data-detail={isNewDetail ? 'new' : 'classic'}>
          <VisuallyHidden>{kind === 'EARN' ? m.reward_earnings() : m.common_cost()} </VisuallyHidden>
          {pointsText}
        </p>
      )}
    </div>
  )
}

/** Only some brands have a page (BRD-16). */
function RewardBrandName({ brand: { brandName, slug, requiresBrandPage = false } }: { brand: RewardBrand }) {
  return requiresBrandPage ? (
    <Link href={paths.brand.href(slug)} variant="standalone">
      {brandName}
    </Link>
  ) : (
    <Text weight="strong">{brandName}</Text>
  )
}

function Fact({ icon, label, text }: { icon: IconName; label: string; text: string }) {
  return (
    <div className={styles.fact}>
      <Icon name={icon} />
      <Text>
        <VisuallyHidden>{label} </VisuallyHidden>
        {text}
      </Text>
    </div>
  )
}
