import { Accordion } from '@clubhouse/design-system/Accordion'
import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { useId } from 'react'
import type { AccordionEntry } from '../model/blocks.ts'
import * as styles from './sections.css.ts'

/** Questions that open to their answers (HOM-17, CNT-14). */
export function FaqSection({ headline, items }: { headline: string; items: readonly AccordionEntry[] }) {
  const headingId = useId()
  return (
    <Section background="white" labelledBy={headingId}>
      <Container>
        <div className={styles.faq}>
          <Heading level={2} id={headingId}>
            {headline}
          </Heading>
          <div>
            <Accordion
              headingLevel={3}
              allowsMultiple
              items={items.map((item, index) => ({ id: String(index), title: item.title, body: <p>{item.body}</p> }))}
            />
          </div>
        </div>
      </Container>
    </Section>
  )
}
