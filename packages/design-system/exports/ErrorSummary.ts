export { ErrorSummary } from '../src/components/ErrorSummary/ErrorSummary.tsx'
export type { ErrorSummaryItem, ErrorSummaryProps } from '../src/components/ErrorSummary/ErrorSummary.tsx'
