import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'

export interface SectionIntroProps {
  /** Of the heading, which names the section. */
  headingId: string
  headline: string
  body?: string | undefined
}

/** What a section of a composed page opens with. */
export function SectionIntro({ headingId, headline, body }: SectionIntroProps) {
  return (
    <Stack gap="xsmall">
      <Heading level={2} id={headingId}>
        {headline}
      </Heading>
      {body !== undefined && <Text size="large">{body}</Text>}
    </Stack>
  )
}
