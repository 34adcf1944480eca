import type { ContentEntry } from '@clubhouse/content-client/content'
import { heroBackgroundColourValues, isHero, listedOr, type TypeHeroSkeleton } from '@clubhouse/content-client/types'
import { pictureOf } from '../model/entries.ts'
import type { ContentGround } from '../model/blocks.ts'
import type { Backdrop, PageBanner, TextSide } from '../model/page.ts'
import { type BannerEntry, toBanner } from './blocks.ts'

/** A hero, a red-hot or a section banner, with all its fields (CNT-25, CNT-35). */
export function toPageBanner(entry: BannerEntry): PageBanner {
  const { desktopTextPosition, mobileTextPosition } = entry.fields
  const hero = isHero(entry) ? entry : undefined
  return {
    ...toBanner(entry),
    textSide: textSideOf(desktopTextPosition),
    narrowText: mobileTextPosition === 'Bottom' ? 'bottom' : 'top',
    textColour: textColourOf(hero?.fields.textColour),
    backdrop: hero && backdropOf(hero),
  }
}

export function textSideOf(position: string | undefined): TextSide {
  return position === 'Right' ? 'end' : 'start'
}

/** The ground of a block (CNT-26); one of tomorrow is white. */
export function groundOf(colour: string | undefined): ContentGround {
  return listedOr(heroBackgroundColourValues, colour, 'White')
}

function textColourOf(colour: string | undefined): PageBanner['textColour'] {
  if (colour === undefined) return undefined
  return colour === 'White' ? 'light' : 'dark'
}

function backdropOf({ fields }: ContentEntry<TypeHeroSkeleton>): Backdrop | undefined {
  const [desktop, tablet, mobile] = [
    fields.backgroundImageDesktop,
    fields.backgroundImageTablet,
    fields.backgroundImageMobile,
  ].map((asset) => {
    const picture = pictureOf(asset)
    // One that no image may have is left out: it only decorates, so nothing stands for it.
    return picture?.url === '' ? undefined : picture
  })
  const widest = desktop ?? tablet ?? mobile
  if (widest === undefined) return undefined
  return { desktop: widest, tablet, mobile, anchor: fields.backgroundAnchor === 'Top' ? 'top' : 'bottom' }
}
