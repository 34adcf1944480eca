import { Heading } from '@clubhouse/design-system/Heading'
import { LoadMore } from '@clubhouse/design-system/LoadMore'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { VirtualList } from '@clubhouse/design-system/VirtualList'
import type { StatementPage } from '@clubhouse/rest-client/club'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { formatDate } from '#platform/dates/format-date.ts'
import type { NextPage } from '#platform/lists/next-page.ts'
import { useLoadMoreFocus } from '#platform/lists/use-load-more-focus.ts'
import { formatNumber, formatPoints } from '#domain/points/model/format-points.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { createRowReader, type StatementRow } from '#domain/points/model/statement-rows.ts'
import * as styles from './activity.css.ts'
import { PointsFigures } from './PointsFigures.tsx'

/** Up to this many lines all render, so that they can be found, printed and read at once; of more, those near the viewport. */
const renderedWhole = 300

export interface StatementLinesProps {
  pages: readonly StatementPage[]
  /** What the member has now, from which the balance after each line is counted down; undefined while it is not known. */
  balance: number | undefined
  /** How it stands with the next page. */
  more: NextPage
  onLoadMore: () => void
}

/** The lines of the statement by day, newest first, with a way to the next ones (ACT-01, ACT-02, ACT-07). */
export function StatementLines({ pages, balance, more, onLoadMore }: StatementLinesProps) {
  const { locale } = useRegion()
  const [readRows] = useState(() => createRowReader(formatDate))
  const rows = readRows(pages, locale)
  const [list, keepFocus] = useLoadMoreFocus(rows.length)
  const total = Math.max(pages.at(-1)?.total ?? 0, rows.length)
  return (
    <Stack gap="xlarge">
      <div ref={list}>
        <VirtualList
          label={m.activity_statement()}
          items={rows}
          itemKey={({ line }) => line.statementLineId}
          renderItem={(row) => <Line row={row} balance={balance} />}
          gap="none"
          initialCount={renderedWhole}
          total={total}
        />
      </div>
      {more !== 'none' && (
        <LoadMore
          state={more}
          label={m.common_load_more()}
          loadingLabel={m.activity_loading_more()}
          failedText={m.activity_load_more_failed()}
          progressText={m.activity_shown({ count: formatNumber(rows.length), total: formatNumber(total) })}
          onLoadMore={() => {
            keepFocus()
            onLoadMore()
          }}
        />
      )}
    </Stack>
  )
}

function Line({ row: { line, day, newerPoints }, balance }: { row: StatementRow; balance: number | undefined }) {
  return (
    <>
      {day !== undefined && (
        <div className={styles.day}>
          <Heading level={3} size="small">
            {day}
          </Heading>
        </div>
      )}
      <div className={styles.line}>
        <span className={styles.words}>
          <Text as="span">{line.description}</Text>
        </span>
        <span className={styles.figures}>
          <PointsFigures points={line.pointsInt} />
          {balance !== undefined && (
            <Text as="span" size="small" tone="muted" numeric>
              {m.activity_balance_after({ points: formatPoints(balance - newerPoints) })}
            </Text>
          )}
        </span>
      </div>
    </>
  )
}
