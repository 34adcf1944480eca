export { TagList } from '../src/components/Tag/TagList.tsx'
export type { TagListItem, TagListProps } from '../src/components/Tag/TagList.tsx'
