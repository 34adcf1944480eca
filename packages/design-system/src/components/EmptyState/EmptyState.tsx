import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Text } from '../Text/Text.tsx'
import { emptyState, picture, words } from './EmptyState.css.ts'

export type EmptyStateProps = {
  title: string
  body: ReactNode
  imageUrl?: string | undefined
  action?: ReactNode
  /** @default 2 */
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
