import type { ReactNode } from 'react'
import type { Space } from '../../support/layout-elements.ts'
import { WindowedItems } from '../../support/WindowedItems.tsx'
import { grid } from '../Grid/Grid.css.ts'
import type { GridProps } from '../Grid/Grid.tsx'

export type VirtualGridProps<Item> = {
  /** Name of the list, such as `Rewards`. */
  label: string
  /** Everything that has been loaded, in order. */
  items: readonly Item[]
  /** Tells items apart: stays the same when the list grows or is sorted. */
  itemKey: (item: Item) => string
  /** Draws one item, most often as a tile. */
  renderItem: (item: Item, index: number) => ReactNode
  /** How many columns there are at each width, as in `Grid`. @default 'tiles' */
  columns?: GridProps['columns'] | undefined
  /** Distance between tiles. @default 'large' */
  gap?: Space | undefined
  /** Height of a row in pixels until one has been measured. @default 400 */
  estimatedHeight?: number | undefined
  /** How many items are rendered before anything is measured, and on the server. A list no longer than that is rendered whole. @default 24 */
  initialCount?: number | undefined
  /** How many there are with those that are still to be loaded; `-1` when nobody knows. Follows `items` when left out. */
  total?: number | undefined
  /** The end of what has been loaded is within a screen's height: time to load more. */
  onEndReached?: (() => void) | undefined
}

/** A grid of any number of tiles that draws only those around the visible part of the page. */
export function VirtualGrid<Item>({
  columns = 'tiles',
  gap = 'large',
  estimatedHeight = 400,
  initialCount = 24,
  total,
  onEndReached,
  ...props
}: VirtualGridProps<Item>) {
  return (
    <WindowedItems
      {...props}
      className={grid({ columns, gap })}
      estimatedHeight={estimatedHeight}
      initialCount={initialCount}
      total={total}
      onEndReached={onEndReached}
    />
  )
}
