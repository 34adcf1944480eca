export { EmptyState } from '../src/components/EmptyState/EmptyState.tsx'
export type { EmptyStateProps } from '../src/components/EmptyState/EmptyState.tsx'
