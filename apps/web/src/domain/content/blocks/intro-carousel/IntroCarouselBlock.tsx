import { Carousel } from '@clubhouse/design-system/Carousel'
import { Heading } from '@clubhouse/design-system/Heading'
import { Picture } from '@clubhouse/design-system/Picture'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '#paraglide/messages.js'
import type { BlockProps } from '../define-block.ts'
import type { IntroCarouselContent } from './adapter.ts'
import * as styles from './intro-carousel.css.ts'

/** Slides that introduce the card (CNT-16). */
export function IntroCarouselBlock({ block: { headline, slides }, level, heading }: BlockProps<IntroCarouselContent>) {
  return (
    <Stack gap="large">
      {heading}
      <Carousel
        label={headline ?? m.content_carousel()}
        previousLabel={m.common_previous()}
        nextLabel={m.common_next()}
      >
        {slides.map(({ title, body, picture }) => (
          <div key={title} className={styles.slide}>
            {picture !== undefined && (
              <div className={styles.slidePicture}>
                <Picture src={picture.url} alt={picture.alt} width={422} height={237} cover />
              </div>
            )}
            <Stack gap="xsmall">
              <Heading level={level === 2 ? 3 : 4} size="medium">
                {title}
              </Heading>
              <Text>{body}</Text>
            </Stack>
          </div>
        ))}
      </Carousel>
    </Stack>
  )
}
