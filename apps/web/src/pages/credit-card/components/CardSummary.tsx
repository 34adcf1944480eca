import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { DescriptionList } from '@clubhouse/design-system/DescriptionList'
import { Heading } from '@clubhouse/design-system/Heading'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import type { CardMember } from '@clubhouse/rest-client/club'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { cardMemberOptions } from '#domain/perk/api/card-member.ts'
import { currentCardLink } from '#domain/perk/model/cardholder-year.ts'
import { m } from '#paraglide/messages.js'
import { formatDate } from '#platform/dates/format-date.ts'
import { useRegion } from '#platform/region/use-region.ts'

/** The card as the card programme knows it; a card that was linked a moment ago is not there yet (CCD-37). */
export function CardSummary() {
  const card = useQuery(cardMemberOptions())
  if (card.isPending) {
    return (
      <div role="status">
        <VisuallyHidden>{m.hub_card_loading()}</VisuallyHidden>
        <Skeleton shape="text" lines={4} />
      </div>
    )
  }
  if (card.data === undefined) {
    return (
      <Stack gap="small" align="start">
        <Alert tone="warning">{m.hub_card_failed()}</Alert>
        <Button variant="secondary" size="small" onPress={() => void card.refetch()}>
          {m.common_try_again()}
        </Button>
      </Stack>
    )
  }
  if (card.data.member === undefined) {
    return (
      <Alert tone="info" title={m.hub_not_there_yet_title()}>
        {m.hub_not_there_yet_body()}
      </Alert>
    )
  }
  return <CardDetails member={card.data.member} />
}

function CardDetails({ member }: { member: CardMember }) {
  const headingId = useId()
  const { locale } = useRegion()
  const link = currentCardLink(member)
  return (
    <section aria-labelledby={headingId}>
      <Stack gap="medium">
        <Heading level={2} size="large" id={headingId}>
          {m.hub_card()}
        </Heading>
        <DescriptionList
          items={[
            { term: m.hub_card_name(), description: `${member.firstName} ${member.lastName}` },
            { term: m.hub_card_email(), description: member.email },
            {
              term: m.hub_card_linked(),
              description: link === undefined ? m.hub_card_not_linked() : formatDate(link.linkedDateTime, locale),
            },
          ]}
        />
      </Stack>
    </section>
  )
}
