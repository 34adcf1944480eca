import type { ReactNode } from 'react'
import type { Space } from '../../support/layout-elements.ts'
import { WindowedItems } from '../../support/WindowedItems.tsx'
import { list } from './VirtualList.css.ts'

export type VirtualListProps<Item> = {
  /** Name of the list, such as `Points history`. */
  label: string
  /** Everything that has been loaded, in order. */
  items: readonly Item[]
  /** Tells items apart: stays the same when the list grows or is sorted. */
  itemKey: (item: Item) => string
  /** Draws one item. Rows may differ in height. */
  renderItem: (item: Item, index: number) => ReactNode
  /** Distance between rows. @default 'small' */
  gap?: Space | undefined
  /** Height of a row in pixels until one has been measured. @default 80 */
  estimatedHeight?: number | undefined
  /** How many items are rendered before anything is measured, and on the server. A list no longer than that is rendered whole. @default 24 */
  initialCount?: number | undefined
  /** How many there are with those that are still to be loaded; `-1` when nobody knows. Follows `items` when left out. */
  total?: number | undefined
  /** The end of what has been loaded is within a screen's height: time to load more. */
  onEndReached?: (() => void) | undefined
}

/** A list of any number of rows that draws only those around the visible part of the page. */
export function VirtualList<Item>({
  gap = 'small',
  estimatedHeight = 80,
  initialCount = 24,
  total,
  onEndReached,
  ...props
}: VirtualListProps<Item>) {
  return (
    <WindowedItems
      {...props}
      className={list({ gap })}
      estimatedHeight={estimatedHeight}
      initialCount={initialCount}
      total={total}
      onEndReached={onEndReached}
    />
  )
}
