export { LoadMore } from '../src/components/LoadMore/LoadMore.tsx'
export type { LoadMoreProps } from '../src/components/LoadMore/LoadMore.tsx'
