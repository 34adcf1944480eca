import { Accordion } from '@clubhouse/design-system/Accordion'
import { Button } from '@clubhouse/design-system/Button'
import { Container } from '@clubhouse/design-system/Container'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import type { ActivityContent } from '#domain/content/api/activity-content.ts'
import * as styles from './activity.css.ts'

export interface PointsSupportProps {
  /** Undefined while it is on its way, and when it did not come. */
  content: ActivityContent | undefined
  isFailed: boolean
  onRefresh: () => void
}

/** Questions about points, with their answers (ACT-04 to ACT-06). */
export function PointsSupport({ content, isFailed, onRefresh }: PointsSupportProps) {
  const headingId = useId()
  return (
    <Section background="white" labelledBy={headingId}>
      <Container>
        <div className={styles.faq}>
          <Heading level={2} id={headingId}>
            {content?.faqHeadline ?? m.activity_faq()}
          </Heading>
          {content !== undefined ? (
            <div>
              <Accordion
                headingLevel={3}
                allowsMultiple
                items={content.questions.map(({ title, body }, index) => ({
                  id: String(index),
                  title,
                  body: <p>{body}</p>,
                }))}
              />
            </div>
          ) : isFailed ? (
            <ErrorPanel
              headingLevel={3}
              title={m.activity_faq_failed_title()}
              body={m.activity_faq_failed_body()}
              action={
                <Button variant="secondary" onPress={onRefresh}>
                  {m.common_refresh()}
                </Button>
              }
            />
          ) : (
            <Skeleton shape="text" lines={6} />
          )}
        </div>
      </Container>
    </Section>
  )
}
