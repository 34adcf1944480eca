import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Picture } from '@clubhouse/design-system/Picture'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { Actions } from '../../components/Actions.tsx'
import type { Backdrop, BannerContent } from '../section-banner/adapter.ts'
import { BackdropPicture } from './BackdropPicture.tsx'
import * as styles from './hero.css.ts'

export interface BackdropHeroProps {
  banner: BannerContent
  backdrop: Backdrop
  headingLevel: 1 | 2
  priority: boolean
}

/** A hero before an image that fills it; its words stand on a panel with the hero's background (CNT-07, CNT-25). */
export function BackdropHero({ banner, backdrop, headingLevel, priority }: BackdropHeroProps) {
  const { headline, body, picture, background, actions } = banner
  const scenery = <BackdropPicture backdrop={backdrop} priority={priority} />
  const isAbove = banner.narrowText === 'bottom'
  // What comes first on phones also comes first in the markup: a page is painted while it arrives.
  return (
    <section className={styles.stage} data-text={banner.textSide}>
      {isAbove && scenery}
      <Container>
        <div className={styles.panelPlace}>
          <div className={styles.panel} data-wanted-text={banner.textColour}>
            <Section as="div" background={background}>
              <div className={styles.panelWords}>
                {picture !== undefined && (
                  <div className={styles.panelPicture}>
                    <Picture
                      src={picture.url}
                      alt={picture.alt}
                      width={96}
                      height={96}
                      shape="rounded"
                      cover
                      priority={priority}
                    />
                  </div>
                )}
                <Stack gap="large">
                  <Heading level={headingLevel} size="display">
                    {headline}
                  </Heading>
                  {body !== undefined && <Text size="large">{body}</Text>}
                  {actions.length > 0 && <Actions actions={actions} isOnBrand={background === 'brandBackground'} />}
                </Stack>
              </div>
            </Section>
          </div>
        </div>
      </Container>
      {!isAbove && scenery}
    </section>
  )
}
