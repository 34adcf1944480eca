import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { nextPageOf } from '#platform/lists/next-page.ts'
import { useKeptPages } from '#platform/lists/use-kept-pages.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useBalance } from '#domain/points/api/use-balance.ts'
import { useHasEarnRewards } from '#domain/reward/api/earn-rewards.ts'
import { forgetLaterPages, statementOptions } from '#domain/points/api/statement.ts'
import { StatementDownload } from './StatementDownload.tsx'
import { StatementLines } from './StatementLines.tsx'
import { StatementSkeleton } from './StatementSkeleton.tsx'

/** Every point in and every point out (ACT-01). */
export function Statement() {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Stack gap="medium">
        <Heading level={2} id={headingId}>
          {m.activity_statement()}
        </Heading>
        <StatementContent />
      </Stack>
    </section>
  )
}

function StatementContent() {
  const queryClient = useQueryClient()
  const list = useInfiniteQuery(statementOptions())
  const balance = useBalance()
  useKeptPages(list)
  useEffect(() => () => forgetLaterPages(queryClient), [queryClient])
  if (list.isPending) return <StatementSkeleton />
  if (list.data === undefined) {
    return (
      <ErrorPanel
        headingLevel={3}
        title={m.activity_failed_title()}
        body={m.activity_failed_body()}
        action={<Button onPress={() => void list.refetch()}>{m.common_refresh()}</Button>}
      />
    )
  }
  const { pages } = list.data
  if (pages.every(({ statements }) => statements.length === 0)) return <NoLines />
  // Both as they are now: a balance from before a line would make every balance below it wrong.
  const isNow = list.isFetchedAfterMount && balance.isFetchedAfterMount && balance.isSuccess
  return (
    <Stack gap="medium">
      {/* The shell has nowhere to save files. */}
      {!isNativeApp() && <StatementDownload />}
      <StatementLines
        pages={pages}
        balance={isNow ? balance.data.usable : undefined}
        more={nextPageOf(list)}
        onLoadMore={() => void list.fetchNextPage()}
      />
    </Stack>
  )
}

/** Nothing yet: the way to the first points, where there is one (ACT-03). */
function NoLines() {
  const hasEarnRewards = useHasEarnRewards()
  return (
    <EmptyState
      headingLevel={3}
      title={m.activity_none_title()}
      body={m.activity_none_body()}
      imageUrl={`${appConfig().hosts.images}/content/empty-activity`}
      action={hasEarnRewards && <ButtonLink href={paths.earn.href()}>{m.common_see_ways_to_earn()}</ButtonLink>}
    />
  )
}
