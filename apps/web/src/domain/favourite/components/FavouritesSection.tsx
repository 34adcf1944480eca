import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Container } from '@clubhouse/design-system/Container'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { Spread } from '@clubhouse/design-system/Spread'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { type Favourites, useFavourites } from '../api/favourites.ts'
import { paths } from '#domain/page/model/paths.ts'
import { formatNumber } from '#domain/points/model/format-points.ts'
import { maxFavourites } from '../model/favourite-changes.ts'
import { FavouriteList } from './FavouriteList.tsx'
import { FavouriteListSkeleton } from './FavouriteListSkeleton.tsx'

/** What the member keeps to find again (WSH-01); the further block of the private home (GAP-10). */
export function FavouritesSection() {
  const headingId = useId()
  const favourites = useFavourites()
  const count = favourites.wishlist?.length ?? 0
  return (
    <Section labelledBy={headingId} background="lightPink">
      <Container>
        <Stack gap="large">
          <Spread align="baseline">
            <Heading level={2} id={headingId}>
              {m.favourites_title()}
            </Heading>
            {count > 0 && (
              <Text as="span" tone="muted" numeric>
                {m.favourites_count({ count: formatNumber(count), limit: formatNumber(maxFavourites) })}
              </Text>
            )}
          </Spread>
          <FavouritesContent {...favourites} />
        </Stack>
      </Container>
    </Section>
  )
}

function FavouritesContent({ wishlist, errorMessage, refetch }: Favourites) {
  if (wishlist === undefined) {
    if (errorMessage === undefined) return <FavouriteListSkeleton />
    return (
      <ErrorPanel
        headingLevel={3}
        title={m.favourites_failed_title()}
        body={errorMessage}
        action={<Button onPress={refetch}>{m.common_refresh()}</Button>}
      />
    )
  }
  if (wishlist.length > 0) return <FavouriteList favourites={wishlist} />
  return (
    <EmptyState
      headingLevel={3}
      title={m.favourites_none_title()}
      body={m.favourites_none_body()}
      imageUrl={`${appConfig().hosts.images}/content/empty-favourites`}
      action={<ButtonLink href={paths.spend.href()}>{m.common_browse_rewards()}</ButtonLink>}
    />
  )
}
