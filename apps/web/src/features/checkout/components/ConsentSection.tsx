import { Card } from '@clubhouse/design-system/Card'
import { Checkbox } from '@clubhouse/design-system/Checkbox'
import { Heading } from '@clubhouse/design-system/Heading'
import { Link } from '@clubhouse/design-system/Link'
import { Stack } from '@clubhouse/design-system/Stack'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { paths } from '#domain/page/model/paths.ts'
import type { FieldErrors } from '#platform/forms/form-errors.ts'
import { FormField } from '#platform/forms/FormField.tsx'
import { useForm, useServerErrors } from '#platform/forms/use-form.ts'
import { consentSchema, noConsent } from '../model/consent.schema.ts'
import type { OrderType } from '../model/order-type.ts'
import { consentDraft } from '../state/order-draft-store.ts'

export interface ConsentSectionProps {
  type: OrderType
  /** Whose news they are. */
  partner: string
  isLocked: boolean
  /** What the server missed. */
  serverErrors: FieldErrors<'over18' | 'terms'> | undefined
  onChanged: () => void
}

/** What a member has to agree to, and may (CHK-04, CHK-11, CHK-12, CON-24). */
export function ConsentSection({ type, partner, isLocked, serverErrors, onChanged }: ConsentSectionProps) {
  const headingId = useId()
  const form = useForm({
    schema: consentSchema(type, partner),
    defaultValues: noConsent,
    draft: consentDraft,
    checks: 'onChange',
    onChange: onChanged,
  })
  useServerErrors(form, serverErrors)
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack>
        <Heading level={2} size="medium" id={headingId}>
          {m.checkout_consent()}
        </Heading>
        <FormField form={form} name="over18">
          {({ value, ...field }) => (
            <Checkbox label={m.checkout_over_18()} isRequired isSelected={value} isDisabled={isLocked} {...field} />
          )}
        </FormField>
        <Stack gap="xsmall" align="start">
          <FormField form={form} name="terms">
            {({ value, ...field }) => (
              <Checkbox label={m.checkout_terms()} isRequired isSelected={value} isDisabled={isLocked} {...field} />
            )}
          </FormField>
          <Link href={paths.terms.href()}>{m.checkout_terms_read()}</Link>
        </Stack>
        <FormField form={form} name="marketingUpdates">
          {({ value, ...field }) => (
            <Checkbox
              label={m.checkout_marketing({ partner })}
              isRequired={type === 'VOYAGES_FULFILMENT'}
              isSelected={value === true}
              isDisabled={isLocked}
              {...field}
            />
          )}
        </FormField>
      </Stack>
    </Card>
  )
}
