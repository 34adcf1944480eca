/** Comes right after the list: without its styles at hand it would be drawn before they are there. */
const sortMenu = 'src/features/discovery/components/SortMenu.tsx'

/**
 * The pages that are made ahead of time, by the pattern of their route: the module that draws a page, and those of its
 * parts that stand in its markup from the start though their scripts come later. All others the app draws itself. What has
 * a large picture is for looking first: its scripts wait for that.
 */
export const pageModules = {
  '': {
    page: 'src/app/pages/HomePage.tsx',
    hasLargePicture: true,
    parts: ['src/app/pages/PublicHomeMore.tsx', 'src/features/content-pages/components/FaqSection.tsx'],
  },
  'spend-kestrel-points': { page: 'src/features/discovery/pages/SpendListPage.tsx', parts: [sortMenu] },
  'spend-kestrel-points/:rewardPath': { page: 'src/app/pages/SpendRewardPage.tsx' },
  'earn-kestrel-points': { page: 'src/features/discovery/pages/EarnListPage.tsx', parts: [sortMenu] },
  'earn-kestrel-points/:rewardPath': { page: 'src/app/pages/EarnRewardPage.tsx' },
  'brands/:brandPath': {
    page: 'src/app/pages/BrandPage.tsx',
    parts: ['src/features/brand/components/BrandSortMenu.tsx'],
  },
  'terms-and-conditions': { page: 'src/features/legal/pages/TermsPage.tsx' },
  'privacy-policy': { page: 'src/features/legal/pages/PrivacyPage.tsx' },
  ':pagePath': {
    page: 'src/app/pages/ContentPageRoute.tsx',
    hasLargePicture: true,
    parts: [
      'BackdropHero',
      'EdgeBlock',
      'Embed',
      'HotBanner',
      'ImageFigure',
      'LayoutBody',
      'NestedBanner',
      'PictureEmbed',
      'SocialPost',
      'StepsBody',
      'late/BenefitsBody',
      'late/FaqBody',
      'late/FlaggedBlocks',
      'late/IntroCarousel',
      'late/PerksBody',
      'late/PromoCarousel',
      'late/RoutesBody',
      'late/TabsBody',
      'late/UnknownBody',
    ].map((name) => `src/features/content-pages/components/${name}.tsx`),
  },
  '*': { page: 'src/app/pages/NotFoundPage.tsx' },
}
