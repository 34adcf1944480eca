import { Heading } from '@clubhouse/design-system/Heading'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import * as styles from './row.css.ts'

const tiles = { three: [1, 2, 3], four: [1, 2, 3, 4] }

/** The place of a row that has not come: its title can be read already, and its tiles have their size. */
export function RowPlaceholder({ title, size }: { title: string; size: styles.RowSize }) {
  return (
    <div className={styles.awaited}>
      <Stack gap="large">
        <Heading level={2} size="medium">
          {title}
        </Heading>
        <div className={styles.placeholder[size]} aria-hidden="true">
          {tiles[size].map((tile) => (
            <Skeleton key={tile} shape="tile" />
          ))}
        </div>
      </Stack>
    </div>
  )
}
