import { Stack } from '@clubhouse/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { homePrivateOptions } from '#domain/content/api/home-private.ts'
import { SectionBannerBlock } from '#domain/content/blocks/section-banner/SectionBannerBlock.tsx'
import { BrandCarousel } from './BrandCarousel.tsx'
import { ExclusiveRewards } from './ExclusiveRewards.tsx'
import { HomeTop } from './HomeTop.tsx'
import { type CarouselKind, useCarouselRewards } from '#features/browsing/api/carousel-rewards.ts'
import { RewardRow, type RewardRowProps } from '#features/browsing/components/RewardRow.tsx'
import { FavouritesSection } from '#domain/favourite/components/FavouritesSection.tsx'
import { m } from '#paraglide/messages.js'
import { useSession } from '#platform/auth/session-store.ts'
import { useAudience } from '#platform/auth/use-audience.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { hidesShowAllLinks } from '#platform/native/native-rules.ts'
import type { FetchAhead } from '#platform/navigation/fetch-ahead.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { FailedPage } from '#platform/errors/FailedPage.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { Propositions } from './Propositions.tsx'

/**
 * The member's home: its top, and outside the world region what there is for the member, in this order, the favourites last
 * (HOM-06, HOM-08, GAP-10).
 */
export function PrivateHome() {
  const isMember = useSession().kind === 'authenticated'
  const region = useRegion()
  const home = useQuery(homePrivateOptions(region.locale))
  // What it says is read while the session is restored; what stands in it is the member's.
  if (home.isPending || !isMember) return <HomeSkeleton />
  if (home.isError) return <FailedPage onRetry={() => void home.refetch()} />
  const { seoTitle, hero, propositions, brandsHeadline, brands } = home.data
  const { featuredHeadline, exclusiveHeadline, earnHeadline, spendHeadline } = home.data
  return (
    <>
      <PageHead title={seoTitle} isPublic={false} />
      <Stack gap="xxlarge">
        <HomeTop hero={hero !== undefined && <SectionBannerBlock block={hero} isFirst />} />
        {region.id !== 'world' && (
          <>
            <RewardCarousel kind="FEATURED" headline={featuredHeadline} />
            <ExclusiveRewards headline={exclusiveHeadline} />
            <Propositions banners={propositions} />
            <BrandCarousel headline={brandsHeadline} brands={brands} />
            <RewardCarousel
              kind="EARN"
              headline={earnHeadline}
              showAll={showAll({ href: paths.earn.href(), text: m.common_show_all_ways_to_earn() })}
            />
            <RewardCarousel
              kind="SPEND"
              headline={spendHeadline}
              showAll={showAll({ href: paths.spend.href(), text: m.common_show_all_rewards() })}
            />
            <FavouritesSection />
          </>
        )}
      </Stack>
    </>
  )
}

PrivateHome.fetchAhead = ((queryClient, { region }) =>
  void queryClient.prefetchQuery(homePrivateOptions(region.locale))) satisfies FetchAhead

/** The app has its own ways to the lists (HOM-10, NAT-15). */
function showAll(link: { href: string; text: string }) {
  return hidesShowAllLinks() ? undefined : link
}

/** Featured rewards, ways to earn or rewards (HOM-08). */
function RewardCarousel({ kind, ...row }: { kind: CarouselKind } & Pick<RewardRowProps, 'headline' | 'showAll'>) {
  return <RewardRow {...row} list={useCarouselRewards(kind, useAudience(), { isBelowFeatured: kind !== 'FEATURED' })} />
}
