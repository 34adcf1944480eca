import { useLayoutEffect, useRef } from 'react'
import { listRole } from '../../support/layout-elements.ts'
import { Tag } from './Tag.tsx'
import { list } from './Tag.css.ts'

export type TagListItem = {
  /** Of the choice in the application. */
  readonly id: string
  /** What was chosen. */
  readonly label: string
  /** Names the button, such as `Remove Wine and food`. */
  readonly removeLabel: string
}

export type TagListProps = {
  /** Names the list, such as `Filters in use`. */
  label: string
  /** What was chosen. The list stays on the page when there is none, because focus may rest on it. */
  items: readonly TagListItem[]
  /** Takes a choice away; the new list comes back by `items`. */
  onRemove: (id: string) => void
  /** Keeps all choices for now. */
  isDisabled?: boolean | undefined
}

/** Tags in a row. When one goes, focus moves to its neighbour, or to the list when it was the last. */
export function TagList({ label, items, onRemove, isDisabled }: TagListProps) {
  const listRef = useRef<HTMLUListElement>(null)
  const removed = useRef<{ readonly id: string; readonly index: number }>(undefined)

  useLayoutEffect(() => {
    const gone = removed.current
    if (gone === undefined || items.some(({ id }) => id === gone.id)) return
    removed.current = undefined
    const buttons = listRef.current?.querySelectorAll('button')
    const neighbour = buttons?.[Math.min(gone.index, buttons.length - 1)]
    ;(neighbour ?? listRef.current)?.focus()
  }, [items])

  return (
    <ul ref={listRef} className={list} aria-label={label} tabIndex={-1} {...listRole('ul')}>
      {items.map((item, index) => (
        <li key={item.id}>
          <Tag
            label={item.label}
            removeLabel={item.removeLabel}
            isDisabled={isDisabled}
            onRemove={() => {
              removed.current = { id: item.id, index }
              onRemove(item.id)
            }}
          />
        </li>
      ))}
    </ul>
  )
}
