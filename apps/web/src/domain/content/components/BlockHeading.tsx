import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { ReactNode } from 'react'
import type { PageBlock } from '../model/page.ts'

/** Draws a block that stands inside another one. */
export type RenderBlock = (block: PageBlock) => ReactNode

/** Where a block stands: on a page of its own, or in a column or tab below another heading. */
export type BlockLevel = 2 | 3

export interface BlockHeadingProps {
  id: string
  headline: string
  body?: string | undefined
  level: BlockLevel
  children?: ReactNode
}

/** What a block opens with, at its place in the outline. */
export function BlockHeading({ id, headline, body, level, children }: BlockHeadingProps) {
  return (
    <Stack gap="xsmall">
      <Heading level={level} size={level === 2 ? 'large' : 'medium'} id={id}>
        {headline}
      </Heading>
      {body !== undefined && <Text size={level === 2 ? 'large' : 'standard'}>{body}</Text>}
      {children}
    </Stack>
  )
}
