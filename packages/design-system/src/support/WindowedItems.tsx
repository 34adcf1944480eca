import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { item as itemStyle, space } from '../styles/windowed-items.css.ts'
import { useWindowPlan } from './use-window-plan.ts'

export type WindowedItemsProps<Item> = {
  className: string
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  renderItem: (item: Item, index: number) => ReactNode
  estimatedHeight: number
  initialCount: number
  total: number | undefined
  onEndReached: (() => void) | undefined
}

/** Shared body of `VirtualGrid` and `VirtualList`: a list that draws what is in sight and leaves room for the rest. */
export function WindowedItems<Item>({
  className,
  label,
  items,
  itemKey,
  renderItem,
  estimatedHeight,
  initialCount,
  total,
  onEndReached,
}: WindowedItemsProps<Item>) {
  const ref = useRef<HTMLUListElement>(null)
  const count = items.length
  const segments = useWindowPlan(ref, { count, initialCount, estimatedHeight })
  const last = segments.at(-1)
  // How long the list is while its end is rendered.
  const ended = last !== undefined && last.kind === 'items' && last.to === count ? count : undefined

  const endReached = useEffectEvent(() => onEndReached?.())
  useEffect(() => {
    // Said once for each length, and again when the person comes back to the end.
    if (ended !== undefined) endReached()
  }, [ended])

  return (
    // Safari forgets that a list without bullets is one.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul ref={ref} className={className} role="list" aria-label={label}>
      {segments.flatMap((segment) =>
        segment.kind === 'space'
          ? [<Space key={`before ${segment.before}`} size={segment.size} />]
          : items.slice(segment.from, segment.to).map((item, offset) => {
              const index = segment.from + offset
              return (
                <li
                  key={itemKey(item)}
                  className={itemStyle}
                  aria-posinset={index + 1}
                  aria-setsize={total ?? count}
                  data-index={index}
                >
                  {renderItem(item, index)}
                </li>
              )
            }),
      )}
    </ul>
  )
}

/** The room of what is left out. Its size is set by script: a `style` attribute would not pass the site's policy. */
function Space({ size }: { size: number }) {
  const ref = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    if (ref.current !== null) ref.current.style.blockSize = `${size}px`
  }, [size])
  return <li ref={ref} className={space} aria-hidden="true" />
}
