import { Alert } from '@clubhouse/design-system/Alert'
import { Prose } from '@clubhouse/design-system/Prose'
import { m } from '../../../../paraglide/messages.js'
import * as styles from './unknown-body.css.ts'

export interface UnknownBodyProps {
  type: string
  data: unknown
}

/** A block of a type that the app does not draw yet, with its raw data for whoever adds it (CNT-20). */
export function UnknownBody({ type, data }: UnknownBodyProps) {
  return (
    <Alert tone="warning" isAnnounced={false}>
      <Prose>
        <p>{m.content_unknown_block({ type })}</p>
        <pre className={styles.data}>{JSON.stringify(data, null, 2)}</pre>
      </Prose>
    </Alert>
  )
}
