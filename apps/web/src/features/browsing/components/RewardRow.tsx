import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Carousel } from '@clubhouse/design-system/Carousel'
import { Container } from '@clubhouse/design-system/Container'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Heading } from '@clubhouse/design-system/Heading'
import { Link } from '@clubhouse/design-system/Link'
import { SkeletonCarousel } from '@clubhouse/design-system/SkeletonCarousel'
import { Spread } from '@clubhouse/design-system/Spread'
import { Stack } from '@clubhouse/design-system/Stack'
import { type ReactNode, useEffect } from 'react'
import { m } from '#paraglide/messages.js'
import { useFlag } from '#platform/flags/use-flag.ts'
import { useTileAccess } from '#domain/reward/state/use-tile-access.ts'
import type { CarouselRewards } from '../api/carousel-rewards.ts'
import { carouselTexts } from './carousel-texts.ts'
import { RewardCard } from './RewardCard.tsx'

export interface RewardRowProps {
  /** The heading in words; names the carousel. */
  headline: string
  /** The heading as it is rendered. @default the words */
  heading?: ReactNode
  showAll?: { href: string; text: string } | undefined
  list: CarouselRewards
}

/** A row of rewards on the home page (HOM-08, HOM-11, HOM-13); without rewards there is no row (ERR-52). */
export function RewardRow({ headline, heading = headline, showAll, list }: RewardRowProps) {
  const { rewards, isFailed, refetch } = list
  const access = useTileAccess(rewards?.map(({ reward }) => reward) ?? [])
  const isEmpty = rewards?.length === 0
  useEffect(() => {
    if (isEmpty) console.warn(`The carousel "${headline}" has no cards`)
  }, [isEmpty, headline])
  return (
    <div hidden={isEmpty}>
      <Container>
        <Stack gap="large">
          <Spread align="baseline">
            <Heading level={2}>{heading}</Heading>
            {showAll !== undefined && <ShowAll {...showAll} />}
          </Spread>
          {rewards !== undefined ? (
            <Carousel label={headline} {...carouselTexts()}>
              {rewards.map(({ reward, kind }, index) => (
                <RewardCard
                  key={reward.rewardId}
                  reward={reward}
                  kind={kind}
                  access={access}
                  place={{ list: 'home', position: index + 1 }}
                />
              ))}
            </Carousel>
          ) : isFailed ? (
            <ErrorPanel
              headingLevel={3}
              title={m.discovery_failed_title()}
              body={m.discovery_failed_body()}
              action={<Button onPress={refetch}>{m.common_refresh()}</Button>}
            />
          ) : (
            <SkeletonCarousel loadingLabel={m.common_loading_rewards()} />
          )}
        </Stack>
      </Container>
    </div>
  )
}

/** The experiment: whether more members follow it when it is a button (FLG-06, GAP-09). */
function ShowAll({ href, text }: NonNullable<RewardRowProps['showAll']>) {
  return useFlag('web_rewards_link_experiment') ? (
    <ButtonLink href={href} variant="secondary" size="small">
      {text}
    </ButtonLink>
  ) : (
    <Link href={href} variant="standalone">
      {text}
    </Link>
  )
}
