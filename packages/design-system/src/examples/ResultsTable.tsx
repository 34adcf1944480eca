import { Text } from '../components/Text/Text.tsx'
import { GalleryTable } from './GalleryTable.tsx'
import type { ComponentResults } from './results.ts'

/** What the last audit found, judge by judge. */
export function ResultsTable({ results }: { results: ComponentResults | undefined }) {
  if (results === undefined) return <Text>No audit has seen it yet: `npm run audit`.</Text>
  return (
    <GalleryTable
      caption={`Audit of ${results.date}`}
      columns={['Judge', 'Criteria', 'Checks', 'Violations']}
      rows={results.judges.map(({ judge, criteria, checks, violations }) => [
        judge,
        criteria.join(', '),
        checks,
        violations.length === 0 ? 'none' : violations.join('; '),
      ])}
    />
  )
}
