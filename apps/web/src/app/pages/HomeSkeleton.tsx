import { Container } from '@clubhouse/design-system/Container'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { SkeletonGrid } from '@clubhouse/design-system/SkeletonGrid'
import { Stack } from '@clubhouse/design-system/Stack'
import { m } from '../../paraglide/messages.js'

/** Home while it is not known who is looking, or while it loads. */
export function HomeSkeleton() {
  return (
    <Container>
      <Stack gap="xlarge">
        <Skeleton shape="picture" />
        <SkeletonGrid count={8} label={m.shell_loading()} />
      </Stack>
    </Container>
  )
}
