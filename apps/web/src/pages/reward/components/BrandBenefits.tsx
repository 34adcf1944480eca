import { Heading } from '@clubhouse/design-system/Heading'
import { Link } from '@clubhouse/design-system/Link'
import { Picture } from '@clubhouse/design-system/Picture'
import { Text } from '@clubhouse/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { brandBenefitsOptions } from '#domain/brand/api/brand-benefits.ts'
import { type BrandBenefit, ownFirst } from '#domain/brand/model/brand-benefits.ts'
import { TitledCarousel } from './TitledCarousel.tsx'
import { RowPlaceholder } from './RowPlaceholder.tsx'
import * as styles from './row.css.ts'

/** What members get from partner brands; when it does not come, the page does without (RWD-06, RWD-31). */
export function BrandBenefits({ brandSlug }: { brandSlug: string }) {
  const benefits = useQuery(brandBenefitsOptions(useRegion()))
  const title = m.reward_benefits({ club: appConfig().clubName })
  if (benefits.isPending) return <RowPlaceholder title={title} size="upToFour" />
  if (benefits.data === undefined || benefits.data.length === 0) return <></>
  return (
    <TitledCarousel title={title} size="upToFour">
      {ownFirst(benefits.data, brandSlug).map((benefit) => (
        <Benefit key={benefit.id} benefit={benefit} />
      ))}
    </TitledCarousel>
  )
}

function Benefit({
  benefit: { title, description, picture, brandName, brandSlug, brandLogo },
}: {
  benefit: BrandBenefit
}) {
  return (
    <div className={styles.benefit}>
      <div className={styles.benefitPicture}>
        {picture !== undefined && (
          <Picture
            src={picture.url}
            alt=""
            width={422}
            height={237}
            widths={[280, 350, 422, 560, 700, 844]}
            sizes="(min-width: 1280px) 310px, (min-width: 1024px) 33vw, (min-width: 768px) 50vw, 84vw"
            cover
          />
        )}
      </div>
      <div className={styles.benefitWords}>
        <div className={styles.benefitBrand}>
          {brandLogo !== undefined && (
            <span className={styles.benefitLogo}>
              <Picture src={brandLogo.url} alt="" width={32} height={32} cover />
            </span>
          )}
          {brandSlug === undefined ? (
            <Text size="small">{brandName}</Text>
          ) : (
            <Link href={paths.brand.href(brandSlug)} variant="standalone">
              {brandName}
            </Link>
          )}
        </div>
        <Heading level={3} size="small">
          {title}
        </Heading>
        <Text tone="muted">{description}</Text>
      </div>
    </div>
  )
}
