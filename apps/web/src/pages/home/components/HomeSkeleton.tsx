import { Container } from '@clubhouse/design-system/Container'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { SkeletonGrid } from '@clubhouse/design-system/SkeletonGrid'
import { SkeletonHero } from '@clubhouse/design-system/SkeletonHero'
import { Stack } from '@clubhouse/design-system/Stack'
import { m } from '#paraglide/messages.js'

/** Home while it is not known who is looking, or while it loads: a hero, and what follows under its heading. */
export function HomeSkeleton() {
  return (
    <Stack gap="xxlarge">
      <SkeletonHero />
      <Container>
        <Stack gap="large">
          <Skeleton shape="title" />
          <SkeletonGrid count={4} label={m.shell_loading()} />
        </Stack>
      </Container>
    </Stack>
  )
}
