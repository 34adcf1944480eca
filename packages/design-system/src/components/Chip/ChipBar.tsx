import { Children } from 'react'
import type { ReactNode } from 'react'
import { listRole } from '../../support/layout-elements.ts'
import { chipBar, chipBarItem } from './Chip.css.ts'

export type ChipBarProps = { label: string; children: ReactNode }

/** A named row of chips, such as the category filters of a list. */
export function ChipBar({ label, children }: ChipBarProps) {
  return (
    <nav aria-label={label}>
      <ul className={chipBar} {...listRole('ul')}>
        {Children.map(children, (child) => (
          <li className={chipBarItem}>{child}</li>
        ))}
      </ul>
    </nav>
  )
}
