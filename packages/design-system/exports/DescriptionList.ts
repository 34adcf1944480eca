export { DescriptionList } from '../src/components/DescriptionList/DescriptionList.tsx'
export type { DescriptionListItem, DescriptionListProps } from '../src/components/DescriptionList/DescriptionList.tsx'
