import { Accordion } from '@clubhouse/design-system/Accordion'
import { Stack } from '@clubhouse/design-system/Stack'
import type { ReactNode } from 'react'
import type { BlockOf } from '../../model/page.ts'
import type { BlockLevel } from '../BlockHeading.tsx'
import * as styles from '../sections.css.ts'

export interface FaqBodyProps {
  block: BlockOf<'faq'>
  level: BlockLevel
  /** Names the block. */
  heading: ReactNode
  /** A way to more questions. */
  actions: ReactNode
}

/** Questions that open to their answers, and a way to more of them (CNT-14, CNT-15). */
export function FaqBody({ block: { items }, level, heading, actions }: FaqBodyProps) {
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
      {actions}
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
