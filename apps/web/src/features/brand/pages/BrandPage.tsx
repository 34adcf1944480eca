import { Button } from '@clubhouse/design-system/Button'
import { Container } from '@clubhouse/design-system/Container'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { ApiError } from '@clubhouse/rest-client/errors'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { m } from '../../../paraglide/messages.js'
import { type Audience, useAudience } from '../../../platform/auth/use-audience.ts'
import { PageHead } from '../../../platform/head/PageHead.tsx'
import { useRegion } from '../../../platform/region/use-region.ts'
import { brandOptions } from '../api/brand.ts'
import { BrandHeading } from '../components/BrandHeading.tsx'
import { BrandLoginBanner } from '../components/BrandLoginBanner.tsx'
import { BrandNotFound } from '../components/BrandNotFound.tsx'
import { BrandRewards } from '../components/BrandRewards.tsx'
import { BrandSkeleton } from '../components/BrandSkeleton.tsx'

/** A partner brand with all there is to earn and spend (BRD-01 to BRD-05). */
export function BrandPage() {
  const { brandPath = '' } = useParams()
  const audience = useAudience()
  return (
    <Section as="div">
      <Container>{audience === undefined ? <BrandSkeleton /> : <Brand brandPath={brandPath} audience={audience} />}</Container>
    </Section>
  )
}

function Brand({ brandPath, audience }: { brandPath: string; audience: Audience }) {
  const region = useRegion()
  const brand = useQuery(brandOptions({ brandPath, audience, region }))
  if (brand.isPending) return <BrandSkeleton />
  if (brand.isError && isUnknown(brand.error)) return <BrandNotFound />
  if (brand.data === undefined) {
    return (
      <ErrorPanel
        title={m.brand_failed_title()}
        body={m.brand_failed_body()}
        action={<Button onPress={() => void brand.refetch()}>{m.brand_refresh()}</Button>}
      />
    )
  }
  const { brandName, brandDescription } = brand.data
  return (
    <Stack gap="xxlarge">
      <PageHead title={brandName} description={brandDescription} isPublic />
      <BrandHeading brand={brand.data} />
      {audience === 'visitor' && <BrandLoginBanner brandName={brandName} />}
      <BrandRewards brandName={brandName} audience={audience} />
    </Stack>
  )
}

/** A slug that could be no brand's is refused with a 400. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'not_found' || error.kind === 'bad_request')
}
