import { Container } from '@clubhouse/design-system/Container'
import { Section } from '@clubhouse/design-system/Section'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { m } from '#paraglide/messages.js'

/** In place of a page of which it is not known yet whether it may be shown. */
export function WaitingPage() {
  return (
    <Section as="div">
      <Container>
        <div role="status">
          <VisuallyHidden>{m.common_loading_page()}</VisuallyHidden>
          <Stack gap="xlarge">
            <Skeleton shape="title" />
            <Skeleton shape="text" lines={6} />
          </Stack>
        </div>
      </Container>
    </Section>
  )
}
