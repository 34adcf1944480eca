import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { nativePress } from '../../support/native-press.ts'
import { useInSight } from '../../support/use-in-sight.ts'
import { overflowAttribute, useOverflow } from '../../support/use-overflow.ts'
import { TabPanel } from './TabPanel.tsx'
import { tab, tabList, tabs } from './Tabs.css.ts'

export type TabItem = {
  /** Of the view in the application. */
  readonly id: string
  /** What the view is called. */
  readonly label: string
  /** The view. */
  readonly content: ReactNode
  /**
   * Keeps the view closed.
   * @selector [aria-disabled]
   */
  readonly isDisabled?: boolean | undefined
}

export type TabsProps = {
  /** Names the list of tabs, such as `My rewards`. */
  label: string
  /** The views, in their order. */
  items: readonly TabItem[]
  /**
   * Id of the view that is open.
   * @selector [aria-selected="true"]
   */
  selectedId: string
  /** A person opened a view: by a press, or by moving to its tab with the keyboard. */
  onSelectionChange: (id: string) => void
}

/**
 * One of a few views of the same thing. Which one is open belongs to the caller, often to the address. Made of elements of
 * the browser, as pages begin with it.
 */
export function Tabs({ label, items, selectedId, onSelectionChange }: TabsProps) {
  const { ref, overflow } = useOverflow<HTMLDivElement>()
  const ownId = useId()
  // By place: what the application calls a view may have spaces in it.
  const tabId = (id: string) => `${ownId}tab-${items.findIndex((item) => item.id === id)}`
  const panelId = `${ownId}panel`
  const selected = items.find(({ id }) => id === selectedId)

  useInSight(ref, '[aria-selected="true"]', selectedId)

  return (
    <div className={tabs}>
      <div ref={ref} role="tablist" aria-label={label} className={tabList} data-overflow={overflowAttribute(overflow)}>
        {items.map(({ id, label: words, isDisabled = false }) => {
          const press = nativePress(isDisabled || id === selectedId ? undefined : () => onSelectionChange(id))
          return (
            <button
              key={id}
              type="button"
              role="tab"
              id={tabId(id)}
              className={tab}
              tabIndex={id === selectedId ? 0 : -1}
              aria-selected={id === selectedId}
              aria-controls={id === selectedId ? panelId : undefined}
              aria-disabled={isDisabled || undefined}
              onClick={press.onClick}
              onKeyDown={(event) => {
                press.onKeyDown(event)
                openByKey(event)
              }}
            >
              {words}
            </button>
          )
        })}
      </div>
      {selected === undefined ? null : (
        <TabPanel key={selected.id} id={panelId} labelledBy={tabId(selected.id)}>
          {selected.content}
        </TabPanel>
      )}
    </div>
  )
}

/** Moves from a tab to another one and opens it, past the ends and over what is disabled. */
function openByKey(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.parentElement
  if (list === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const all = [...list.querySelectorAll<HTMLElement>('[role="tab"]:not([aria-disabled])')]
  const isRightToLeft = getComputedStyle(list).direction === 'rtl'
  const at = all.findIndex((each) => each === event.currentTarget)
  const targets: Partial<Record<string, number>> = {
    Home: 0,
    End: -1,
    ArrowLeft: isRightToLeft ? at + 1 : at - 1,
    ArrowRight: isRightToLeft ? at - 1 : at + 1,
  }
  const target = targets[event.key]
  if (target === undefined) return
  event.preventDefault()
  all.at(target % all.length)?.click()
}
