import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { panel, tab, tabList, tabs } from './Tabs.css.ts'

export type TabItem = { readonly id: string; readonly label: string; readonly content: ReactNode }

export type TabsProps = {
  label: string
  items: readonly TabItem[]
  selectedId: string
  onSelectionChange: (id: string) => void
}

/** One of a few views of the same thing. Which one is open belongs to the caller, often to the address. */
export function Tabs({ label, items, selectedId, onSelectionChange }: TabsProps) {
  return (
    <AriaTabs className={tabs} selectedKey={selectedId} onSelectionChange={(key) => onSelectionChange(String(key))}>
      <TabList className={tabList} aria-label={label}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={tab}>
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
