import { Select } from '@clubhouse/design-system/Select'
import { m } from '#paraglide/messages.js'
import { type BrandSort, brandSorts, isBrandSort } from '#domain/brand/model/brand-sort.ts'

const labels: Readonly<Record<BrandSort, () => string>> = {
  featured: m.common_sort_featured,
  cost: m.brand_sort_points_lowest,
  '-cost': m.brand_sort_points_highest,
  date: m.brand_sort_date_closest,
  '-date': m.brand_sort_date_furthest,
}

export interface BrandSortMenuProps {
  chosen: BrandSort
  choose: (sort: BrandSort) => void
}

/** What a brand's rewards can be sorted by (BRD-07). */
export function BrandSortMenu({ chosen, choose }: BrandSortMenuProps) {
  return (
    <Select
      name="sort"
      label={m.common_sort_by()}
      placeholder={m.common_sort_featured()}
      emptyMessage={m.common_sort_featured()}
      options={brandSorts.map((value) => ({ value, label: labels[value]() }))}
      value={chosen}
      onChange={(value) => {
        if (isBrandSort(value) && value !== chosen) choose(value)
      }}
    />
  )
}
