import { Alert } from '@clubhouse/design-system/Alert'
import { Container } from '@clubhouse/design-system/Container'
import { Prose } from '@clubhouse/design-system/Prose'
import { Section } from '@clubhouse/design-system/Section'
import { m } from '../../../paraglide/messages.js'
import * as styles from './unknown-block.css.ts'

export interface UnknownBlockProps {
  type: string
  data: unknown
}

/** A block of a type that the app does not draw yet, with its raw data for whoever adds it (CNT-20). */
export function UnknownBlock({ type, data }: UnknownBlockProps) {
  return (
    <Section as="div">
      <Container>
        <Alert tone="warning" isAnnounced={false}>
          <Prose>
            <p>{m.content_unknown_block({ type })}</p>
            <pre className={styles.data}>{JSON.stringify(data, null, 2)}</pre>
          </Prose>
        </Alert>
      </Container>
    </Section>
  )
}
