import { Heading } from '@clubhouse/design-system/Heading'
import { SkeletonCarousel } from '@clubhouse/design-system/SkeletonCarousel'
import { Stack } from '@clubhouse/design-system/Stack'
import type { RowSize } from './TitledCarousel.tsx'
import * as styles from './row.css.ts'

/** The place of a row that has not come: its title can be read already, and its tiles have their size. */
export function RowPlaceholder({ title, size }: { title: string; size: RowSize }) {
  return (
    <div className={styles.awaited}>
      <Stack gap="large">
        <Heading level={2} size="medium">
          {title}
        </Heading>
        <SkeletonCarousel itemSize={size} />
      </Stack>
    </div>
  )
}
