import { Carousel } from '@clubhouse/design-system/Carousel'
import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { positionText } from '#features/browsing/components/carousel-texts.ts'

/** `upToThree` for more rewards of a brand (RWD-32), `upToFour` for benefits of all brands (RWD-31). */
export type RowSize = 'upToThree' | 'upToFour'

export interface TitledCarouselProps {
  title: string
  /** The most items that stand side by side. */
  size: RowSize
  children: ReactNode
}

/** A titled carousel below a reward. */
export function TitledCarousel({ title, size, children }: TitledCarouselProps) {
  return (
    <Stack gap="large">
      <Heading level={2} size="medium">
        {title}
      </Heading>
      <Carousel
        label={title}
        itemSize={size}
        previousLabel={m.common_previous()}
        nextLabel={m.common_next()}
        positionText={positionText}
      >
        {children}
      </Carousel>
    </Stack>
  )
}
