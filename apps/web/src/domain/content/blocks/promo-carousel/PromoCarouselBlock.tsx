import { Badge } from '@clubhouse/design-system/Badge'
import { Carousel } from '@clubhouse/design-system/Carousel'
import { Heading } from '@clubhouse/design-system/Heading'
import { Picture } from '@clubhouse/design-system/Picture'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '#paraglide/messages.js'
import type { BlockProps } from '../define-block.ts'
import type { PromoCarouselContent } from './adapter.ts'
import * as styles from './promo-carousel.css.ts'

/** Cards with a picture, a chip and two lines, in the size that their editor wants; they pass by until somebody pauses them (CNT-36, FLT-05). */
export function PromoCarouselBlock({ block, level, heading }: BlockProps<PromoCarouselContent>) {
  const { headline, cards, width, height } = block
  return (
    <Stack gap="large">
      {heading}
      <Carousel
        label={headline ?? m.content_carousel()}
        previousLabel={m.common_previous()}
        nextLabel={m.common_next()}
        itemSize="promo"
        autoplay={{ playLabel: m.content_carousel_play(), pauseLabel: m.content_carousel_pause() }}
      >
        {cards.map(({ title, body, chip, picture }) => (
          <div key={title} className={styles.promo}>
            {picture !== undefined && (
              <div className={styles.promoPicture}>
                <Picture src={picture.url} alt={picture.alt} width={width} height={height} fluid />
              </div>
            )}
            <div className={styles.promoWords}>
              {chip !== undefined && <Badge tone="brand">{chip}</Badge>}
              <Heading level={level === 2 ? 3 : 4} size="medium">
                {title}
              </Heading>
              {body !== undefined && <Text>{body}</Text>}
            </div>
          </div>
        ))}
      </Carousel>
    </Stack>
  )
}
