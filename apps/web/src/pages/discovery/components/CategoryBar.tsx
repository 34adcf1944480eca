import { ChipFilterBar } from '@clubhouse/design-system/ChipFilterBar'
import { m } from '#paraglide/messages.js'
import { allCategories, choiceAfter, pressedChips } from '../model/category-filter.ts'

export interface CategoryBarProps {
  known: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** The category filter of a list; All resets it (DIS-01, DIS-03). */
export function CategoryBar({ known, chosen, onChange }: CategoryBarProps) {
  const before = pressedChips(chosen)
  return (
    <ChipFilterBar
      label={m.discovery_filter()}
      selection="multiple"
      options={[
        { id: allCategories, label: m.discovery_filter_all() },
        ...known.map((name) => ({ id: name, label: name })),
      ]}
      value={before}
      onChange={(pressed) => onChange(choiceAfter(before, pressed, known))}
    />
  )
}
