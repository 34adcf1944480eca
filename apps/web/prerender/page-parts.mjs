/**
 * By the source file of a page, the parts that stand in its markup from the start though their scripts come later: without
 * their styles they would be drawn bare.
 */
export const pageParts = {
  'src/pages/home/HomePage.tsx': [
    'src/pages/home/components/PublicHomeMore.tsx',
    'src/domain/content/components/FaqSection.tsx',
  ],
  'src/pages/discovery/SpendListPage.tsx': ['src/pages/discovery/components/SortMenu.tsx'],
  'src/pages/discovery/EarnListPage.tsx': ['src/pages/discovery/components/SortMenu.tsx'],
  'src/pages/brand/BrandPage.tsx': ['src/pages/brand/components/BrandSortMenu.tsx'],
  'src/pages/content/ContentPageRoute.tsx': [
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
}
