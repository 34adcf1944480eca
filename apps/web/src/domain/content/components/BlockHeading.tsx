import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { BlockLevel } from '../blocks/define-block.ts'

export interface BlockHeadingProps {
  id: string
  headline: string
  body?: string | undefined
  level: BlockLevel
}

/** The headline of a block, at its place in the outline, with the sentence below it. */
export function BlockHeading({ id, headline, body, level }: BlockHeadingProps) {
  return (
    <Stack gap="xsmall">
      <Heading level={level} size={level === 2 ? 'large' : 'medium'} id={id}>
        {headline}
      </Heading>
      {body !== undefined && <Text size={level === 2 ? 'large' : 'standard'}>{body}</Text>}
    </Stack>
  )
}
