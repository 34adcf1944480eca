export { Tabs } from '../src/components/Tabs/Tabs.tsx'
export type { TabItem, TabsProps } from '../src/components/Tabs/Tabs.tsx'
