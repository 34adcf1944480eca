import { pictureOf } from '../../model/entries.ts'
import type { EntryOf } from '../page-block.ts'
import { type Backdrop, type BannerContent, bannerOf } from '../section-banner/adapter.ts'

export function adaptHero(entry: EntryOf<'hero'>): BannerContent {
  return { ...bannerOf(entry), textColour: textColourOf(entry.fields.textColour), backdrop: backdropOf(entry) }
}

function textColourOf(colour: string | undefined): BannerContent['textColour'] {
  if (colour === undefined) return undefined
  return colour === 'White' ? 'light' : 'dark'
}

function backdropOf({ fields }: EntryOf<'hero'>): Backdrop | undefined {
  const [desktop, tablet, mobile] = [
    fields.backgroundImageDesktop,
    fields.backgroundImageTablet,
    fields.backgroundImageMobile,
  ].map((asset) => {
    const picture = pictureOf(asset)
    // One with an address that no image may have is left out: it only decorates, so nothing stands for it.
    return picture?.url === '' ? undefined : picture
  })
  const widest = desktop ?? tablet ?? mobile
  if (widest === undefined) return undefined
  return { desktop: widest, tablet, mobile, anchor: fields.backgroundAnchor === 'Top' ? 'top' : 'bottom' }
}
