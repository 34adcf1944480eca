import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { useInSight } from '../../support/use-in-sight.ts'
import { overflowAttribute, useOverflow } from '../../support/use-overflow.ts'
import { panel, tab, tabList, tabs } from './Tabs.css.ts'

export type TabItem = {
  /** Of the view in the application. */
  readonly id: string
  /** What the view is called. */
  readonly label: string
  /** The view. */
  readonly content: ReactNode
  /**
   * Keeps the view closed.
   * @selector [data-disabled]
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
   * @selector [data-selected]
   */
  selectedId: string
  /** A person opened a view: by a press, or by moving to its tab with the keyboard. */
  onSelectionChange: (id: string) => void
}

/** One of a few views of the same thing. Which one is open belongs to the caller, often to the address. */
export function Tabs({ label, items, selectedId, onSelectionChange }: TabsProps) {
  const { ref, overflow } = useOverflow<HTMLDivElement>()

  useInSight(ref, '[aria-selected="true"]', selectedId)

  return (
    <AriaTabs className={tabs} selectedKey={selectedId} onSelectionChange={(key) => onSelectionChange(String(key))}>
      <TabList ref={ref} className={tabList} aria-label={label} data-overflow={overflowAttribute(overflow)}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={tab} isDisabled={item.isDisabled ?? false}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
