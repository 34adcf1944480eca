import { Accordion } from '@clubhouse/design-system/Accordion'
import { Stack } from '@clubhouse/design-system/Stack'
import { ActionLinks } from '../../components/ActionLinks.tsx'
import type { BlockProps } from '../define-block.ts'
import type { FaqContent } from './adapter.ts'
import * as styles from './faq.css.ts'

/** Questions that open to their answers, and a way to more of them (CNT-14, CNT-15). */
export function FaqBlock({ block: { items, actions }, level, heading }: BlockProps<FaqContent>) {
  const questions = (
    <Accordion
      headingLevel={level === 2 ? 3 : 4}
      allowsMultiple
      items={items.map((item, index) => ({ id: String(index), title: item.title, body: <p>{item.body}</p> }))}
    />
  )
  const intro = (
    <Stack gap="medium" align="start">
      {heading}
      {actions.length > 0 && (
        <div className={styles.actions}>
          <ActionLinks actions={actions} isPrimary={false} />
        </div>
      )}
    </Stack>
  )
  if (level === 3)
    return (
      <Stack gap="medium">
        {intro}
        {questions}
      </Stack>
    )
  return (
    <div className={styles.faq}>
      {intro}
      <div>{questions}</div>
    </div>
  )
}
