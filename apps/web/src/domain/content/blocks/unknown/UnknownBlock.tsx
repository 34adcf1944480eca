import { Alert } from '@clubhouse/design-system/Alert'
import { Prose } from '@clubhouse/design-system/Prose'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import * as styles from './unknown.css.ts'

export interface UnknownContent {
  type: string
  data: unknown
}

/** Names the type of an entry that no block renders, with its raw data (CNT-20). */
export function UnknownBlock({ block: { type, data } }: { block: UnknownContent }) {
  const id = useId()
  return (
    <Alert tone="warning" isAnnounced={false}>
      <Prose>
        <p id={id}>{m.content_unknown_block({ type })}</p>
        {/* It scrolls by itself, by keyboard as well. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className={styles.data} role="region" aria-labelledby={id} tabIndex={0}>
          {JSON.stringify(data, null, 2)}
        </pre>
      </Prose>
    </Alert>
  )
}
