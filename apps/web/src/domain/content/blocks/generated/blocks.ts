// Generated from schemas/content/content-model.json by `npm run codegen`. Do not edit.

import type { Block } from '../define-block.ts'
import type { Contents } from '../page-block.ts'
import { button } from '../button/block.ts'
import { eligibleBenefits } from '../eligible-benefits/block.ts'
import { embeddedContent } from '../embedded-content/block.ts'
import { faq } from '../faq/block.ts'
import { hero } from '../hero/block.ts'
import { homeFaqSection } from '../home-faq-section/block.ts'
import { howItWorks } from '../how-it-works/block.ts'
import { image } from '../image/block.ts'
import { imageWithEmbeddedContent } from '../image-with-embedded-content/block.ts'
import { introCarousel } from '../intro-carousel/block.ts'
import { layout } from '../layout/block.ts'
import { pageContent } from '../page-content/block.ts'
import { personalPerksProgressBar } from '../personal-perks-progress-bar/block.ts'
import { promoCarousel } from '../promo-carousel/block.ts'
import { redHotBanner } from '../red-hot-banner/block.ts'
import { redSkyRoutesSection } from '../red-sky-routes-section/block.ts'
import { richText } from '../rich-text/block.ts'
import { sectionBanner } from '../section-banner/block.ts'
import { socialMediaPost } from '../social-media-post/block.ts'
import { tabbedContent } from '../tabbed-content/block.ts'
import { unknown } from '../unknown/block.ts'

/** Every kind of block that a composed page may have. */
export const blocks: { [Kind in keyof Contents]: Block<Contents[Kind]> } = {
  button,
  eligibleBenefits,
  embeddedContent,
  faq,
  hero,
  homeFaqSection,
  howItWorks,
  image,
  imageWithEmbeddedContent,
  introCarousel,
  layout,
  pageContent,
  personalPerksProgressBar,
  promoCarousel,
  redHotBanner,
  redSkyRoutesSection,
  richText,
  sectionBanner,
  socialMediaPost,
  tabbedContent,
  unknown,
}
