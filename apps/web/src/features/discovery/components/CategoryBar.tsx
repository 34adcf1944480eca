import { Chip } from '@clubhouse/design-system/Chip'
import { ChipBar } from '@clubhouse/design-system/ChipBar'
import { m } from '../../../paraglide/messages.js'
import { toggleCategory } from '../model/category-filter.ts'

export interface CategoryBarProps {
  known: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** The category filter of a list; All resets it (DIS-01, DIS-03). */
export function CategoryBar({ known, chosen, onChange }: CategoryBarProps) {
  return (
    <ChipBar label={m.discovery_filter()}>
      <Chip isSelected={chosen.length === 0} onPress={() => onChange([])}>
        {m.discovery_filter_all()}
      </Chip>
      {known.map((name) => (
        <Chip
          key={name}
          isSelected={chosen.includes(name)}
          onPress={() => onChange(toggleCategory(chosen, name, known))}
        >
          {name}
        </Chip>
      ))}
    </ChipBar>
  )
}
