import { Grid } from '@clubhouse/design-system/Grid'
import { Stack } from '@clubhouse/design-system/Stack'
import { type Perks, usePerks } from '#domain/perk/api/perks.ts'
import { perkReference } from '#domain/perk/model/perks.ts'
import * as styles from '../../components/card.css.ts'
import type { BlockProps } from '../define-block.ts'
import type { BenefitContent, EligibleBenefitsContent } from './adapter.ts'
import { Benefit, type BenefitState } from './Benefit.tsx'
import { PerksFailed } from './PerksFailed.tsx'

/** The card benefits that a member may unlock, and how they stand with each (CNT-17); those that have expired are hidden (CCD-28). */
export function EligibleBenefitsBlock({ block: { benefits }, level, heading }: BlockProps<EligibleBenefitsContent>) {
  const perks = usePerks()
  const cards = benefits
    .map((benefit) => ({ benefit, state: stateOf(benefit, perks) }))
    .filter(({ state }) => state.kind !== 'perk' || state.perk.status !== 'EXPIRED')
  return (
    <Stack gap="large">
      {heading}
      {perks.kind === 'failed' && <PerksFailed onRetry={perks.retry} />}
      <Grid as="ul" columns="two" gap="large">
        {cards.map(({ benefit, state }) => (
          <li key={benefit.title} className={styles.cell}>
            <Benefit benefit={benefit} state={state} level={level === 2 ? 3 : 4} />
          </li>
        ))}
      </Grid>
    </Stack>
  )
}

function stateOf(benefit: BenefitContent, perks: Perks): BenefitState {
  const reference = perkReference(benefit.perk)
  switch (perks.kind) {
    case 'waiting':
      return { kind: 'waiting' }
    case 'failed':
      return { kind: 'unknown' }
    case 'visitor':
      return { kind: 'none' }
    case 'known': {
      const perk = perks.perks.find((each) => each.reference === reference)
      return perk === undefined ? { kind: 'none' } : { kind: 'perk', perk, months: perks.months }
    }
  }
}
