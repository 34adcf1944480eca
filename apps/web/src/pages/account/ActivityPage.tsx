import { Container } from '@clubhouse/design-system/Container'
import { Hero } from '@clubhouse/design-system/Hero'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { PageHead } from '#platform/head/PageHead.tsx'
import type { FetchAhead } from '#platform/navigation/fetch-ahead.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { activityContentOptions } from '#domain/content/api/activity-content.ts'
import { PendingPoints } from './components/PendingPoints.tsx'
import { PointsHelp } from './components/PointsHelp.tsx'
import { PointsSummary } from './components/PointsSummary.tsx'
import { PointsSupport } from './components/PointsSupport.tsx'
import { Statement } from './components/Statement.tsx'
import * as styles from './components/activity.css.ts'

/** How a member's points came and went, and those on their way (RTE-26). Editors' words come when they come. */
export function ActivityPage() {
  const { locale } = useRegion()
  const content = useQuery(activityContentOptions(locale))
  const headingId = useId()
  const title = content.data?.title ?? m.member_activity()
  return (
    <>
      <PageHead title={title} isPublic={false} />
      <Hero id={headingId} headline={title} body={content.data?.body ?? m.activity_intro()} background="lightPink" />
      <Section as="div">
        <Container>
          <div className={styles.columns}>
            <Stack gap="large">
              <PointsSummary />
              <PendingPoints content={content.data} help={<PointsHelp content={content.data} />} />
            </Stack>
            <Statement />
          </div>
        </Container>
      </Section>
      <PointsSupport content={content.data} isFailed={content.isError} onRefresh={() => void content.refetch()} />
    </>
  )
}

// The statement is fetched on every visit (ACT-10).
ActivityPage.fetchAhead = ((queryClient, { audience, region }) => {
  if (audience === 'member') void queryClient.prefetchQuery(activityContentOptions(region.locale))
}) satisfies FetchAhead
