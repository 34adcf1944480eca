import { Button } from '@clubhouse/design-system/Button'
import { Container } from '@clubhouse/design-system/Container'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { isNotThere } from '@clubhouse/rest-client/errors'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from '#platform/navigation/outlet.tsx'
import { m } from '#paraglide/messages.js'
import { type Audience, useAudience } from '#platform/auth/use-audience.ts'
import { canonicalPath } from '#domain/page/model/canonical.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { OwnPart } from '#platform/islands/OwnPart.tsx'
import { useRegion } from '#platform/region/use-region.ts'
import { brandOptions } from '#domain/brand/api/brand.ts'
import { BrandHeading } from './BrandHeading.tsx'
import { BrandLoginBanner } from './BrandLoginBanner.tsx'
import { BrandRewards } from './BrandRewards.tsx'
import type { BrandRewardGridProps } from './BrandSides.tsx'
import { BrandSkeleton } from './BrandSkeleton.tsx'

export interface BrandDetailProps {
  /** Draws one side of the brand's rewards. */
  grid: (props: BrandRewardGridProps) => ReactNode
  /** Stands in place of a brand that does not exist. */
  notFound: ReactNode
}

/** A partner brand with all there is to earn and spend (BRD-01 to BRD-05). */
export function BrandDetail({ grid, notFound }: BrandDetailProps) {
  const { brandPath = '' } = useParams()
  const audience = useAudience()
  return (
    <Section as="div">
      <Container>
        {audience === undefined ? (
          <BrandSkeleton />
        ) : (
          <Brand brandPath={brandPath} audience={audience} grid={grid} notFound={notFound} />
        )}
      </Container>
    </Section>
  )
}

function Brand({ brandPath, audience, grid, notFound }: BrandDetailProps & { brandPath: string; audience: Audience }) {
  const region = useRegion()
  const brand = useQuery(brandOptions({ brandPath, audience, region }))
  if (brand.isPending) return <BrandSkeleton />
  if (brand.isError && isNotThere(brand.error)) return notFound
  if (brand.data === undefined) {
    return (
      <>
        <PageHead title={m.brand_failed_title()} isPublic={false} />
        <ErrorPanel
          headingLevel={1}
          title={m.brand_failed_title()}
          body={m.common_failed_body()}
          action={<Button onPress={() => void brand.refetch()}>{m.common_refresh()}</Button>}
        />
      </>
    )
  }
  const { brandName, brandDescription, brandLogo } = brand.data
  return (
    <Stack gap="xxlarge">
      <PageHead
        title={brandName}
        description={brandDescription}
        isPublic
        canonicalPath={canonicalPath}
        imageUrl={brandLogo}
        about={({ url, description }) => [
          {
            '@type': 'Brand',
            name: brandName,
            logo: brandLogo,
            url,
            ...(description !== undefined && { description }),
          },
        ]}
      />
      <BrandHeading brand={brand.data} />
      {audience === 'visitor' && <BrandLoginBanner brandName={brandName} />}
      <OwnPart>
        <BrandRewards key={brand.data.slug} brand={brand.data} audience={audience} grid={grid} />
      </OwnPart>
    </Stack>
  )
}
