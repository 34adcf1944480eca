/**
 * By the source file of a page, the parts that stand in its markup from the start though their scripts come later: without
 * their styles they would be drawn bare.
 */
export const pageParts = {
  'src/pages/home/HomePage.tsx': [
    'src/pages/home/components/PublicHomeMore.tsx',
    'src/domain/content/blocks/faq/FaqBlock.tsx',
    'src/domain/content/blocks/how-it-works/HowItWorksBlock.tsx',
  ],
  'src/pages/content/ContentPageRoute.tsx': [
    'blocks/eligible-benefits/EligibleBenefitsBlock',
    'blocks/embedded-content/EmbeddedContentBlock',
    'blocks/faq/FaqBlock',
    'blocks/hero/BackdropHero',
    'blocks/hero/NestedBanner',
    'blocks/how-it-works/HowItWorksBlock',
    'blocks/image/ImageBlock',
    'blocks/image-with-embedded-content/ImageWithEmbeddedContentBlock',
    'blocks/intro-carousel/IntroCarouselBlock',
    'blocks/layout/LayoutBlock',
    'blocks/personal-perks-progress-bar/PersonalPerksProgressBarBlock',
    'blocks/promo-carousel/PromoCarouselBlock',
    'blocks/red-hot-banner/HotBanner',
    'blocks/red-sky-routes-section/RedSkyRoutesSectionBlock',
    'blocks/social-media-post/SocialMediaPostBlock',
    'blocks/tabbed-content/TabbedContentBlock',
    'blocks/unknown/UnknownBlock',
    'components/FlaggedBlocks',
  ].map((name) => `src/domain/content/${name}.tsx`),
}
