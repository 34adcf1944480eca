/** Comes right after the list: without its styles at hand it would be drawn before they are there. */
const sortMenu = 'src/pages/discovery/components/SortMenu.tsx'

/**
 * The pages that are made ahead of time, by the pattern of their route: the module that draws a page, and those of its
 * parts that stand in its markup from the start though their scripts come later. All others the app draws itself. What has
 * a large picture is for looking first: its scripts wait for that.
 */
export const pageModules = {
  '': {
    page: 'src/pages/home/HomePage.tsx',
    hasLargePicture: true,
    parts: ['src/pages/home/components/PublicHomeMore.tsx', 'src/domain/content/components/FaqSection.tsx'],
  },
  'spend-kestrel-points': { page: 'src/pages/discovery/SpendListPage.tsx', parts: [sortMenu] },
  'spend-kestrel-points/:rewardPath': { page: 'src/pages/reward/SpendRewardPage.tsx' },
  'earn-kestrel-points': { page: 'src/pages/discovery/EarnListPage.tsx', parts: [sortMenu] },
  'earn-kestrel-points/:rewardPath': { page: 'src/pages/reward/EarnRewardPage.tsx' },
  'brands/:brandPath': {
    page: 'src/pages/brand/BrandPage.tsx',
    parts: ['src/pages/brand/components/BrandSortMenu.tsx'],
  },
  'terms-and-conditions': { page: 'src/pages/legal/TermsPage.tsx' },
  'privacy-policy': { page: 'src/pages/legal/PrivacyPage.tsx' },
  ':pagePath': {
    page: 'src/pages/content/ContentPageRoute.tsx',
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
    ].map((name) => `src/domain/content/components/${name}.tsx`),
  },
  '*': { page: 'src/pages/system/NotFoundPage.tsx' },
}
