import { Carousel } from '@clubhouse/design-system/Carousel'
import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { formatNumber } from '../../../platform/points/format-points.ts'
import * as styles from './row.css.ts'

export interface RewardRowProps {
  title: string
  /** How many stand beside each other at most. */
  size: styles.RowSize
  children: ReactNode
}

/** A titled carousel below a reward. */
export function RewardRow({ title, size, children }: RewardRowProps) {
  return (
    <Stack gap="large">
      <Heading level={2} size="medium">
        {title}
      </Heading>
      <div className={styles.row[size]}>
        <Carousel
          label={title}
          previousLabel={m.reward_row_previous()}
          nextLabel={m.reward_row_next()}
          positionText={(first, last, total) =>
            m.reward_row_position({
              first: formatNumber(first),
              last: formatNumber(last),
              total: formatNumber(total),
            })
          }
        >
          {children}
        </Carousel>
      </div>
    </Stack>
  )
}
