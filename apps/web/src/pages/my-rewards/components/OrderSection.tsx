import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { type ReactNode, useId } from 'react'

/** One part of what there is to say of an order, under its heading. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Stack gap="small">
        <Heading level={2} size="small" id={headingId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  )
}
