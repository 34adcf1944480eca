import { Card } from '@clubhouse/design-system/Card'
import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { TextArea } from '@clubhouse/design-system/TextArea'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { giftMessageError, longestGiftMessage } from '../model/gift-message.ts'
import { updateDraft } from '../state/order-draft-store.ts'

export interface GiftSectionProps {
  message: string
  isLocked: boolean
  /** What the server refused of it. */
  fault: string | undefined
  onChanged: () => void
}

/** A few words that go with the order: one line, with a live count of its characters (CHK-30 to CHK-33). */
export function GiftSection({ message, isLocked, fault, onChanged }: GiftSectionProps) {
  const headingId = useId()
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack>
        <Heading level={2} size="medium" id={headingId}>
          {m.checkout_gift()}
        </Heading>
        <TextArea
          name="giftMessage"
          label={m.checkout_gift_message()}
          description={m.checkout_gift_message_hint()}
          isSingleLine
          count={count}
          value={message}
          isDisabled={isLocked}
          errorMessage={giftMessageError(message) ?? fault}
          onChange={(giftMessage) => {
            updateDraft({ giftMessage })
            onChanged()
          }}
        />
      </Stack>
    </Card>
  )
}

const count = {
  limit: longestGiftMessage,
  text: (left: number) =>
    left < 0 ? m.checkout_characters_over({ over: -left }) : m.checkout_characters_left({ left }),
}
