export { Pagination } from '../src/components/Pagination/Pagination.tsx'
export type { PaginationProps } from '../src/components/Pagination/Pagination.tsx'
