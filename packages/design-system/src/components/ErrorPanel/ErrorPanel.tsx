import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import { errorPanel, mark, words } from './ErrorPanel.css.ts'

export type ErrorPanelProps = {
  /** What happened; a heading. */
  title: string
  /** What it means, and what to do next. */
  body: ReactNode
  /** The way on, most often a Button that tries again. */
  action?: ReactNode
  /** Place of the title in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined
}

/** In place of content that could not be had: what happened and what to do next. */
export function ErrorPanel({ title, body, action, headingLevel = 2 }: ErrorPanelProps) {
  return (
    <div className={errorPanel} role="alert">
      <span className={mark}>
        <Icon name="warning" size="large" />
      </span>
      <div className={words}>
        <Heading level={headingLevel} size="medium">
          {title}
        </Heading>
        <Text as="div" tone="muted">
          {body}
        </Text>
      </div>
      {action}
    </div>
  )
}
