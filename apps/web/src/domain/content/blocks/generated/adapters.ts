// Generated from schemas/content/content-model.json by `npm run codegen`. Do not edit.

import { adaptButton } from '../button/adapter.ts'
import { adaptEligibleBenefits } from '../eligible-benefits/adapter.ts'
import { adaptEmbeddedContent } from '../embedded-content/adapter.ts'
import { adaptFaq } from '../faq/adapter.ts'
import { adaptHero } from '../hero/adapter.ts'
import { adaptHomeFaqSection } from '../home-faq-section/adapter.ts'
import { adaptHowItWorks } from '../how-it-works/adapter.ts'
import { adaptImage } from '../image/adapter.ts'
import { adaptImageWithEmbeddedContent } from '../image-with-embedded-content/adapter.ts'
import { adaptIntroCarousel } from '../intro-carousel/adapter.ts'
import { adaptLayout } from '../layout/adapter.ts'
import { adaptPageContent } from '../page-content/adapter.ts'
import { adaptPersonalPerksProgressBar } from '../personal-perks-progress-bar/adapter.ts'
import { adaptPromoCarousel } from '../promo-carousel/adapter.ts'
import { adaptRedHotBanner } from '../red-hot-banner/adapter.ts'
import { adaptRedSkyRoutesSection } from '../red-sky-routes-section/adapter.ts'
import { adaptRichText } from '../rich-text/adapter.ts'
import { adaptSectionBanner } from '../section-banner/adapter.ts'
import { adaptSocialMediaPost } from '../social-media-post/adapter.ts'
import { adaptTabbedContent } from '../tabbed-content/adapter.ts'
import type { Adapter, BlockKind } from '../page-block.ts'

/** The adapter of each kind of block in the content schema. They load together with the entries. */
export const adapters = {
  button: adaptButton,
  eligibleBenefits: adaptEligibleBenefits,
  embeddedContent: adaptEmbeddedContent,
  faq: adaptFaq,
  hero: adaptHero,
  homeFaqSection: adaptHomeFaqSection,
  howItWorks: adaptHowItWorks,
  image: adaptImage,
  imageWithEmbeddedContent: adaptImageWithEmbeddedContent,
  introCarousel: adaptIntroCarousel,
  layout: adaptLayout,
  pageContent: adaptPageContent,
  personalPerksProgressBar: adaptPersonalPerksProgressBar,
  promoCarousel: adaptPromoCarousel,
  redHotBanner: adaptRedHotBanner,
  redSkyRoutesSection: adaptRedSkyRoutesSection,
  richText: adaptRichText,
  sectionBanner: adaptSectionBanner,
  socialMediaPost: adaptSocialMediaPost,
  tabbedContent: adaptTabbedContent,
} satisfies { [Kind in BlockKind]: Adapter<Kind> }
