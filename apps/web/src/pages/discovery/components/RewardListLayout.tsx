import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useAudience } from '#platform/auth/use-audience.ts'
import { canonicalPath } from '#domain/page/model/canonical.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { RewardBrowser, RewardBrowserPlaceholder } from './RewardBrowser.tsx'

export interface RewardListLayoutProps {
  kind: RewardKind
  title: string
  intro: string
}

/** A page of rewards: what it is about, then the rewards themselves (DIS-01). */
export function RewardListLayout({ kind, title, intro }: RewardListLayoutProps) {
  const audience = useAudience()
  return (
    <Section as="div">
      <PageHead title={title} description={intro} isPublic canonicalPath={canonicalPath} />
      <Container>
        <Stack gap="xlarge">
          <Stack gap="small">
            <Heading level={1} size="display">
              {title}
            </Heading>
            <Text size="large" tone="muted">
              {intro}
            </Text>
          </Stack>
          {audience === undefined ? <RewardBrowserPlaceholder /> : <RewardBrowser kind={kind} audience={audience} />}
        </Stack>
      </Container>
    </Section>
  )
}
