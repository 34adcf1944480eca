export { VirtualList } from '../src/components/VirtualList/VirtualList.tsx'
export type { VirtualListProps } from '../src/components/VirtualList/VirtualList.tsx'
