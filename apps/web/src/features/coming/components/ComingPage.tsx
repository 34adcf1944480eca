import { Breadcrumb } from '@clubhouse/design-system/Breadcrumb'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Container } from '@clubhouse/design-system/Container'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import type { ComponentType, ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { type ComingPageName, paths } from '#platform/paths.ts'
import { comingTitles } from '../model/coming-pages.ts'

export interface ComingPageProps {
  name: ComingPageName
  /** Layout of the page's area, with its title. @default a breadcrumb to home and the title */
  layout?: ComponentType<{ title: string; children: ReactNode }> | undefined
}

/** Placeholder of a page that is not built yet: its title, a sentence, and a link home. */
export function ComingPage({ name, layout: Layout = PlainLayout }: ComingPageProps) {
  return (
    <Layout title={comingTitles[name]()}>
      <EmptyState
        title={m.coming_heading()}
        body={m.coming_body({ club: appConfig().clubName })}
        action={<ButtonLink href={paths.home.href()}>{m.not_found_home()}</ButtonLink>}
      />
    </Layout>
  )
}

function PlainLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div data-short-page>
      <Section as="div">
        <Container>
          <PageHead title={title} isPublic={false} />
          <Stack gap="large">
            <Breadcrumb
              label={m.common_breadcrumb()}
              items={[{ label: m.common_home(), href: paths.home.href() }]}
              current={title}
            />
            <Heading level={1} size="display">
              {title}
            </Heading>
            {children}
          </Stack>
        </Container>
      </Section>
    </div>
  )
}
