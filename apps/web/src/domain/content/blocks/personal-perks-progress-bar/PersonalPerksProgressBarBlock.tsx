import { ProgressBar } from '@clubhouse/design-system/ProgressBar'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { usePerks } from '#domain/perk/api/perks.ts'
import {
  type Perk,
  perkReferences,
  perksProgress,
  type PerkReference,
  unlockedCount,
} from '#domain/perk/model/perks.ts'
import { m } from '#paraglide/messages.js'
import { formatDate } from '#platform/dates/format-date.ts'
import { useRegion } from '#platform/region/use-region.ts'
import type { BlockProps } from '../define-block.ts'
import { PerksFailed } from '../eligible-benefits/PerksFailed.tsx'
import type { PersonalPerksProgressBarContent } from './adapter.ts'

/** Where the perks stand on the bar, in percent, and what has to be spent for them (CCD-34, CON-41). */
const milestones: Record<PerkReference, { at: number; atNarrow: number; dollars: number }> = {
  '15K': { at: 50, atNarrow: 50, dollars: 15_000 },
  '30K': { at: 88, atNarrow: 85, dollars: 30_000 },
}

/** How far a cardholder is towards the perks of the year (CNT-18). */
export function PersonalPerksProgressBarBlock({
  block: { footnote },
  heading,
}: BlockProps<PersonalPerksProgressBarContent>) {
  const perks = usePerks()
  if (perks.kind === 'waiting') {
    return (
      <Stack gap="large">
        {heading}
        <div role="status">
          <VisuallyHidden>{m.content_benefit_loading()}</VisuallyHidden>
          <Skeleton shape="text" lines={4} />
        </div>
      </Stack>
    )
  }
  if (perks.kind === 'failed') {
    return (
      <Stack gap="large">
        {heading}
        <PerksFailed onRetry={perks.retry} />
      </Stack>
    )
  }
  const { year, months } = perks.kind === 'known' ? perks : { year: undefined, months: undefined }
  return (
    <Stack gap="large">
      {heading}
      <PerksBar perks={perks.kind === 'known' ? perks.perks : []} />
      {year !== undefined && months !== undefined && <YearLeft end={year.end} months={months} />}
      {footnote !== undefined && (
        <Text size="small" tone="muted">
          {footnote}
        </Text>
      )}
    </Stack>
  )
}

/** The bar with its milestones (CCD-33 to CCD-35). */
function PerksBar({ perks }: { perks: readonly Perk[] }) {
  const unlocked = unlockedCount(perks)
  return (
    <ProgressBar
      label={m.content_perks()}
      value={perksProgress(unlocked)}
      valueText={m.content_perks_available({ count: String(unlocked), total: String(perkReferences.length) })}
      milestones={perkReferences.map((reference) => {
        const { at, atNarrow, dollars } = milestones[reference]
        const isReached = perks.some((perk) => perk.reference === reference && perk.status !== 'LOCKED')
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
  )
}

/** How much is left of the cardholder year, and when the next one begins (CCD-31, CCD-32). */
function YearLeft({ end, months }: { end: Date; months: number }) {
  const { locale } = useRegion()
  return (
    <Stack gap="xxsmall">
      <Text weight="strong">
        {months === 0 ? m.content_perks_under_a_month_left() : m.content_perks_months_left({ months })}
      </Text>
      <Text size="small">{m.content_perks_year_ends({ date: formatDate(end.toISOString(), locale) })}</Text>
    </Stack>
  )
}

/** The card is for the United States alone. */
function inDollars(amount: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(amount)
}
