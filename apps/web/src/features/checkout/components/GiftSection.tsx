import { Card } from '@clubhouse/design-system/Card'
import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { TextArea } from '@clubhouse/design-system/TextArea'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { FormField } from '#platform/forms/FormField.tsx'
import { useForm, useServerErrors } from '#platform/forms/use-form.ts'
import type { FieldErrors } from '#platform/forms/form-errors.ts'
import { giftSchema, longestGiftMessage } from '../model/gift-message.schema.ts'
import { giftDraft } from '../state/order-draft-store.ts'

export interface GiftSectionProps {
  isLocked: boolean
  /** What the server refused of it. */
  serverErrors: FieldErrors<'giftMessage'> | undefined
  onChanged: () => void
}

/** A few words that go with the order: one line, with a live count of its characters (CHK-30 to CHK-33). */
export function GiftSection({ isLocked, serverErrors, onChanged }: GiftSectionProps) {
  const headingId = useId()
  const form = useForm({
    schema: giftSchema,
    defaultValues: { giftMessage: '' },
    draft: giftDraft,
    checks: 'always',
    onChange: onChanged,
  })
  useServerErrors(form, serverErrors)
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack>
        <Heading level={2} size="medium" id={headingId}>
          {m.checkout_gift()}
        </Heading>
        <FormField form={form} name="giftMessage">
          {(field) => (
            <TextArea
              label={m.common_gift_message()}
              description={m.checkout_gift_message_hint()}
              isSingleLine
              count={count}
              isDisabled={isLocked}
              {...field}
            />
          )}
        </FormField>
      </Stack>
    </Card>
  )
}

const count = {
  limit: longestGiftMessage,
  text: (left: number) =>
    left < 0 ? m.checkout_characters_over({ over: -left }) : m.checkout_characters_left({ left }),
}
