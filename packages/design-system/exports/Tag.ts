export { Tag } from '../src/components/Tag/Tag.tsx'
export type { TagProps } from '../src/components/Tag/Tag.tsx'
