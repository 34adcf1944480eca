import { Heading } from '@clubhouse/design-system/Heading'
import { Picture } from '@clubhouse/design-system/Picture'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { PageBanner } from '../model/page.ts'
import { Actions } from './Actions.tsx'
import type { BlockLevel } from './BlockHeading.tsx'
import * as styles from './block-styles.css.ts'

/** A banner that stands in a column or a tab: without a ground of its own (CNT-07, CNT-09). */
export function NestedBanner({ banner, level }: { banner: PageBanner; level: BlockLevel }) {
  const { headline, body, picture, buttons } = banner
  return (
    <div className={styles.nest}>
      <div className={styles.nested} data-with-picture={picture === undefined ? undefined : true}>
        {picture !== undefined && (
          <div className={styles.nestedPicture}>
            <Picture src={picture.url} alt={picture.alt} width={560} height={315} cover />
          </div>
        )}
        <Stack gap="medium">
          <Heading level={level} size="medium">
            {headline}
          </Heading>
          {body !== undefined && <Text>{body}</Text>}
          {buttons.length > 0 && <Actions actions={buttons} />}
        </Stack>
      </div>
    </div>
  )
}
