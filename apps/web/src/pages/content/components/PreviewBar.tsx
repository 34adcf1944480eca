import { Banner } from '@clubhouse/design-system/Banner'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { m } from '#paraglide/messages.js'
import * as styles from './preview-bar.css.ts'

/** Says that a page is a draft, for as long as it is looked at, and leads to what visitors see. */
export function PreviewBar({ leaveTo }: { leaveTo: string }) {
  return (
    <div className={styles.bar}>
      <Banner
        label={m.content_preview_label()}
        tone="warning"
        icon="warning"
        actions={
          <ButtonLink href={leaveTo} variant="secondary" size="small">
            {m.content_preview_leave()}
          </ButtonLink>
        }
      >
        {m.content_preview_body()}
      </Banner>
    </div>
  )
}
