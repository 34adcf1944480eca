import { Container } from '@clubhouse/design-system/Container'
import { Section } from '@clubhouse/design-system/Section'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'

/** Skeleton of a page whose content is loading, or that a gate may still close. */
export function PageSkeleton() {
  return (
    <Section as="div">
      <Container>
        <div role="status">
          <VisuallyHidden>{m.common_loading_page()}</VisuallyHidden>
          <Stack gap="xlarge">
            <Skeleton shape="title" />
            <Skeleton shape="text" lines={8} />
          </Stack>
        </div>
      </Container>
    </Section>
  )
}
