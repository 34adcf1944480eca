import { Skeleton } from '@clubhouse/design-system/Skeleton'
import type { ReactNode } from 'react'
import { CategoryBar, type CategoryBarProps } from './CategoryBar.tsx'
import * as styles from './discovery.css.ts'
import { SortMenu, type SortMenuProps } from './SortMenu.tsx'

export interface ListControlsProps {
  /** Undefined while the names are on their way; without names there is no filter. */
  categories: CategoryBarProps | undefined
  sort: SortMenuProps
}

/** How a list is filtered and sorted (DIS-01, DIS-06, DIS-07). */
export function ListControls({ categories, sort }: ListControlsProps) {
  return (
    <Places
      bar={
        categories === undefined ? (
          <Skeleton shape="text" />
        ) : (
          categories.known.length > 0 && <CategoryBar {...categories} />
        )
      }
      menu={<SortMenu {...sort} />}
    />
  )
}

/** The placeholder of the controls. */
export function ListControlsPlaceholder() {
  return <Places bar={<Skeleton shape="text" />} menu={null} />
}

function Places({ bar, menu }: { bar: ReactNode; menu: ReactNode }) {
  return (
    <div className={styles.controls}>
      <div className={styles.bar}>{bar}</div>
      <div className={styles.menu}>{menu}</div>
    </div>
  )
}
