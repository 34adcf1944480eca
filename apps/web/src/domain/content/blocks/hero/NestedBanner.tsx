import { Heading } from '@clubhouse/design-system/Heading'
import { Picture } from '@clubhouse/design-system/Picture'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { Actions } from '../../components/Actions.tsx'
import * as styles from '../../components/picture-beside.css.ts'
import type { BannerContent } from '../section-banner/adapter.ts'

/** A banner that stands in a column or a tab: without a background of its own (CNT-07, CNT-09). */
export function NestedBanner({ banner }: { banner: BannerContent }) {
  const { headline, body, picture, actions } = banner
  return (
    <div className={styles.nest}>
      <div className={styles.nested} data-with-picture={picture === undefined ? undefined : true}>
        {picture !== undefined && (
          <div className={styles.nestedPicture}>
            <Picture src={picture.url} alt={picture.alt} width={560} height={315} cover />
          </div>
        )}
        <Stack gap="medium">
          <Heading level={3} size="medium">
            {headline}
          </Heading>
          {body !== undefined && <Text>{body}</Text>}
          {actions.length > 0 && <Actions actions={actions} />}
        </Stack>
      </div>
    </div>
  )
}
