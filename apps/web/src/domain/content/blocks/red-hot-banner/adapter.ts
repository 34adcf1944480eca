import { type BannerContent, bannerOf } from '../section-banner/adapter.ts'
import type { EntryOf } from '../page-block.ts'

export function adaptRedHotBanner(entry: EntryOf<'redHotBanner'>): BannerContent {
  return bannerOf(entry)
}
