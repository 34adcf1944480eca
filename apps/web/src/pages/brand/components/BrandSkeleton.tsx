import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { m } from '#paraglide/messages.js'
import * as styles from './brand.css.ts'
import { BrandRewardsSkeleton } from './BrandRewardsSkeleton.tsx'

/** Skeleton of a brand. */
export function BrandSkeleton() {
  return (
    <Stack gap="xxlarge">
      <div className={styles.heading}>
        <span className={styles.logo} />
        <div className={styles.words}>
          <Skeleton shape="title" />
          <Skeleton shape="text" lines={2} />
        </div>
      </div>
      <BrandRewardsSkeleton label={m.brand_loading()} />
    </Stack>
  )
}
