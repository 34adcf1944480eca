import type { ReactNode, Ref } from 'react'
import * as styles from './wallet-tile.css.ts'

export interface WalletListProps {
  /** Items, each an `li` with a tile. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** What a member has redeemed, two tiles to a line where there is room. */
export function WalletList({ children, ref }: WalletListProps) {
  return (
    <div ref={ref}>
      {/* Safari forgets that a list without bullets is one. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={styles.list} role="list">
        {children}
      </ul>
    </div>
  )
}
