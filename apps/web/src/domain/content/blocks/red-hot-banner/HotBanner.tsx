import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Picture } from '@clubhouse/design-system/Picture'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useId } from 'react'
import { Actions } from '../../components/Actions.tsx'
import type { BannerContent } from '../section-banner/adapter.ts'
import * as styles from './red-hot-banner.css.ts'

/** A loud, low banner for something that will not last (CNT-09). */
export function HotBanner({ banner }: { banner: BannerContent }) {
  const headingId = useId()
  const { headline, body, picture, background, actions } = banner
  return (
    <Section background={background} labelledBy={headingId}>
      <Container>
        <div
          className={styles.hot}
          data-text={banner.textSide}
          data-narrow-text={banner.narrowText}
          data-with-picture={picture === undefined ? undefined : true}
        >
          <Stack gap="medium">
            <Heading level={2} size="large" id={headingId}>
              {headline}
            </Heading>
            {body !== undefined && <Text size="large">{body}</Text>}
            {actions.length > 0 && <Actions actions={actions} isOnBrand={background === 'brandBackground'} />}
          </Stack>
          {picture !== undefined && (
            <div className={styles.hotPicture}>
              <Picture
                src={picture.url}
                alt={picture.alt}
                width={560}
                height={315}
                widths={[345, 420, 560, 700, 840, 1120]}
                sizes="(min-width: 768px) 40vw, 100vw"
                cover
              />
            </div>
          )}
        </div>
      </Container>
    </Section>
  )
}
