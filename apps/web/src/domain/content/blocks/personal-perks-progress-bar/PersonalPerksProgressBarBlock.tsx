import { ProgressBar } from '@clubhouse/design-system/ProgressBar'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '#paraglide/messages.js'
import { usePerkStates } from '../../api/perks.ts'
import { perkReferences, perksProgress, type PerkReference, unlockedCount } from '../../model/perks.ts'
import type { BlockProps } from '../define-block.ts'
import type { PersonalPerksProgressBarContent } from './adapter.ts'

/** Where the perks stand on the bar, in percent (CCD-34), and what has to be spent for them. */
const milestones: Record<PerkReference, { at: number; atNarrow: number; dollars: number }> = {
  '15K': { at: 50, atNarrow: 50, dollars: 15_000 },
  '30K': { at: 88, atNarrow: 85, dollars: 30_000 },
}

/** How far a cardholder is towards the perks of the year (CNT-18). */
export function PersonalPerksProgressBarBlock({
  block: { footnote },
  heading,
}: BlockProps<PersonalPerksProgressBarContent>) {
  const states = usePerkStates() ?? []
  const unlocked = unlockedCount(states)
  return (
    <Stack gap="large">
      {heading}
      <ProgressBar
        label={m.content_perks()}
        value={perksProgress(unlocked)}
        valueText={m.content_perks_available({
          count: String(unlocked),
          total: String(perkReferences.length),
        })}
        milestones={perkReferences.map((reference) => {
          const { at, atNarrow, dollars } = milestones[reference]
          const isReached = states.some((state) => state.reference === reference && state.status !== 'LOCKED')
          return {
            id: reference,
            at,
            atNarrow,
            label: inDollars(dollars),
            isReached,
            stateText: isReached ? m.content_benefit_unlocked() : m.content_benefit_locked(),
          }
        })}
      />
      {footnote !== undefined && (
        <Text size="small" tone="muted">
          {footnote}
        </Text>
      )}
    </Stack>
  )
}

/** The card is for the United States alone. */
function inDollars(amount: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(amount)
}
