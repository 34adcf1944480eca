import { Stack } from '@clubhouse/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import type { Audience } from '#platform/auth/use-audience.ts'
import { OwnPart } from '#platform/islands/OwnPart.tsx'
import { useRegion } from '#platform/region/use-region.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { categoryNamesOptions } from '#domain/reward/api/reward-categories.ts'
import { chosenCategories } from '../model/category-filter.ts'
import { useListAddress } from '../state/use-list-address.ts'
import { ListControls, ListControlsPlaceholder } from './ListControls.tsx'
import { RewardResults, RewardResultsPlaceholder } from './RewardResults.tsx'

export interface RewardBrowserProps {
  kind: RewardKind
  audience: Audience
}

/** A list of rewards that can be filtered and sorted; what was chosen lives in the address (DIS-01, DIS-02, DIS-08). */
export function RewardBrowser({ kind, audience }: RewardBrowserProps) {
  const region = useRegion()
  const { requested, sorting, setCategories, setSorting } = useListAddress(kind)
  const { data, isPending } = useQuery(categoryNamesOptions({ kind, audience, region }))
  // Names from an old link or a mistyped one are ignored, which only the list of names can tell.
  const chosen = data === undefined ? requested : chosenCategories(requested, data)
  return (
    <Stack gap="large">
      <ListControls
        categories={isPending ? undefined : { known: data ?? [], chosen, onChange: setCategories }}
        sort={{ kind, sorting, onChange: setSorting }}
      />
      <OwnPart>
        <RewardResults kind={kind} audience={audience} categories={{ data, isPending }} />
      </OwnPart>
    </Stack>
  )
}

/** The list before it is known whose list it is. */
export function RewardBrowserPlaceholder() {
  return (
    <Stack gap="large">
      <ListControlsPlaceholder />
      <RewardResultsPlaceholder />
    </Stack>
  )
}
