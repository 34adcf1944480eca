import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { type ReactNode, useId } from 'react'

/** Settings that belong together, under their name. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Stack gap="small">
        <Heading level={2} size="medium" id={headingId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  )
}
