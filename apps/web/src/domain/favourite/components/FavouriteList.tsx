import type { Favourite } from '@clubhouse/rest-client/club'
import { useEffect, useRef } from 'react'
import { trackRowSelected } from '#domain/reward/api/track-reward.ts'
import { FavouriteTile } from './FavouriteTile.tsx'
import * as styles from './favourites.css.ts'

/** The favourites as tiles (WSH-02). When one goes, focus goes to the heart that comes in its place. */
export function FavouriteList({ favourites }: { favourites: readonly Favourite[] }) {
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<number>(undefined)
  const count = favourites.length
  useEffect(() => {
    if (pressed.current === undefined || document.activeElement !== document.body) return
    const next = list.current?.querySelectorAll('li')[Math.min(pressed.current, count - 1)]
    pressed.current = undefined
    next?.querySelector('button')?.focus({ preventScroll: true })
  }, [count])
  return (
    <div ref={list}>
      {/* Safari forgets that a list without bullets is one. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={styles.list} role="list">
        {favourites.map((favourite, index) => (
          <li key={favourite.rewardId}>
            <FavouriteTile
              favourite={favourite}
              onFollow={() => trackRowSelected(favourite, favourite.type, { list: 'favourites', position: index + 1 })}
              onToggle={() => {
                pressed.current = index
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
