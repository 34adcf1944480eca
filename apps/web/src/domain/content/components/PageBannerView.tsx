import { Hero } from '@clubhouse/design-system/Hero'
import type { PageBanner } from '../model/page.ts'
import { Actions } from './Actions.tsx'
import { grounds } from './grounds.ts'
import { lateBlock } from './late-block.tsx'

const BackdropHero = lateBlock(() => import('./BackdropHero.tsx').then((module) => module.BackdropHero))
const HotBanner = lateBlock(() => import('./HotBanner.tsx').then((module) => module.HotBanner))

export interface PageBannerViewProps {
  banner: PageBanner
  /** Something that will not last (CNT-09). */
  isHot: boolean
  /** It opens the page: its heading is the page's, and its picture loads first. */
  isFirst: boolean
}

/** A banner across the page: a hero, a red-hot one or a section's (CNT-07, CNT-09, CNT-35). */
export function PageBannerView({ banner, isHot, isFirst }: PageBannerViewProps) {
  const { headline, body, picture, background, backdrop, buttons } = banner
  const headingLevel = isFirst ? 1 : 2
  if (isHot && !isFirst) return <HotBanner banner={banner} />
  if (backdrop !== undefined)
    return <BackdropHero banner={banner} backdrop={backdrop} headingLevel={headingLevel} priority={isFirst} />
  return (
    <Hero
      headline={headline}
      body={body}
      imageUrl={picture?.url}
      imageAlt={picture?.alt}
      background={grounds[background]}
      textColour={banner.textColour}
      textPosition={banner.textSide}
      narrowTextPosition={banner.narrowText}
      headingLevel={headingLevel}
      priority={isFirst}
      actions={
        buttons.length === 0 ? undefined : <Actions actions={buttons} isOnBrand={background === 'Kestrel Red'} />
      }
    />
  )
}
