import { Children } from 'react'
import type { ReactNode } from 'react'
import { listRole } from '../../support/layout-elements.ts'
import { overflowAttribute, useOverflow } from '../../support/use-overflow.ts'
import { chipBarItem, chipRow } from './Chip.css.ts'

export type ChipBarProps = {
  /** Names the landmark, such as `Categories`. */
  label: string
  /** The chips. */
  children: ReactNode
}

/** A named row of chips that lead to places. On small screens it scrolls inside itself and fades where it goes on. */
export function ChipBar({ label, children }: ChipBarProps) {
  const { ref, overflow } = useOverflow<HTMLUListElement>()
  return (
    <nav aria-label={label}>
      <ul ref={ref} className={chipRow} data-overflow={overflowAttribute(overflow)} {...listRole('ul')}>
        {Children.map(children, (child) => (
          <li className={chipBarItem}>{child}</li>
        ))}
      </ul>
    </nav>
  )
}
