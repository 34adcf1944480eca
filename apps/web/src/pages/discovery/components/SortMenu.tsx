import { Select } from '@clubhouse/design-system/Select'
import { m } from '#paraglide/messages.js'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { isSorting, sortMenu, type Sorting } from '../model/sort.ts'

const labels: Readonly<Record<Sorting, () => string>> = {
  featured: m.common_sort_featured,
  createdDate: m.discovery_sort_latest,
  cost: m.discovery_sort_low_to_high,
  '-cost': m.discovery_sort_high_to_low,
  title: m.discovery_sort_a_to_z,
  '-title': m.discovery_sort_z_to_a,
  popular: m.discovery_sort_popular,
  date: m.discovery_sort_soonest,
  '-date': m.discovery_sort_furthest,
}

export interface SortMenuProps {
  kind: RewardKind
  sorting: Sorting
  onChange: (sorting: Sorting) => void
}

/** What a list can be sorted by (DIS-06, DIS-07). */
export function SortMenu({ kind, sorting, onChange }: SortMenuProps) {
  return (
    <Select
      name="sort"
      label={m.common_sort_by()}
      placeholder={m.common_sort_featured()}
      emptyMessage={m.common_sort_featured()}
      options={sortMenu(kind, sorting).map((value) => ({ value, label: labels[value]() }))}
      value={sorting}
      onChange={(value) => {
        if (isSorting(value) && value !== sorting) onChange(value)
      }}
    />
  )
}
