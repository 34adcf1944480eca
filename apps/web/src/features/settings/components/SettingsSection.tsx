import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { type ReactNode, useId } from 'react'
import * as styles from './settings.css.ts'

/** Settings that belong together, under their name. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <div role="group" aria-labelledby={headingId} className={styles.section}>
      <Stack gap="small">
        <Heading level={2} size="medium" id={headingId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </div>
  )
}
