import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { SkeletonGrid } from '@clubhouse/design-system/SkeletonGrid'
import { Stack } from '@clubhouse/design-system/Stack'
import * as styles from './brand.css.ts'

/** Skeleton of a brand's rewards, below the tabs that most brands have. */
export function BrandRewardsSkeleton({ label }: { label: string }) {
  return (
    <Stack gap="large">
      <div className={styles.tabs} aria-hidden="true">
        {['EARN', 'SPEND'].map((side) => (
          <span key={side} className={styles.tab}>
            <Skeleton shape="text" />
          </span>
        ))}
      </div>
      <SkeletonGrid count={4} label={label} />
    </Stack>
  )
}
