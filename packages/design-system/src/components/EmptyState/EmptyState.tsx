import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Text } from '../Text/Text.tsx'
import { emptyState, picture, words } from './EmptyState.css.ts'

export type EmptyStateProps = {
  /** What there is none of; a heading. */
  title: string
  /** Why, or what would stand here. */
  body: ReactNode
  /** Address of a picture that only decorates. */
  imageUrl?: string | undefined
  /** The way out, most often a ButtonLink. */
  action?: ReactNode
  /** Place of the title in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined
}

/** Nothing here yet: a picture, a sentence, and what to do about it. */
export function EmptyState({ title, body, imageUrl, action, headingLevel = 2 }: EmptyStateProps) {
  return (
    <div className={emptyState}>
      {imageUrl === undefined ? null : (
        <div className={picture}>
          <Picture src={imageUrl} alt="" width={280} height={210} cover />
        </div>
      )}
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
