import { Heading } from '@clubhouse/design-system/Heading'
import { Picture } from '@clubhouse/design-system/Picture'
import { Text } from '@clubhouse/design-system/Text'
import type { Brand } from '@clubhouse/rest-client/discovery'
import * as styles from './brand.css.ts'

/** Logo, name and description (BRD-01). The name is beside the logo, which therefore says nothing itself. */
export function BrandHeading({ brand }: { brand: Brand }) {
  return (
    <div className={styles.heading}>
      <span className={styles.logo}>
        <Picture src={brand.brandLogo} alt="" width={112} height={112} cover priority />
      </span>
      <div className={styles.words}>
        <Heading level={1} size="display">
          {brand.brandName}
        </Heading>
        <Text size="large" tone="muted">
          {brand.brandDescription}
        </Text>
      </div>
    </div>
  )
}
