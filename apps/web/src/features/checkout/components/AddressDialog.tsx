import { Button } from '@clubhouse/design-system/Button'
import { Dialog } from '@clubhouse/design-system/Dialog'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { TextField, type TextFieldProps } from '@clubhouse/design-system/TextField'
import type { Profile } from '@clubhouse/rest-client/club'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { Form } from '#platform/forms/Form.tsx'
import type { FieldErrors } from '#platform/forms/form-errors.ts'
import { FormField } from '#platform/forms/FormField.tsx'
import { type FormState, useForm, useFormValue, useServerErrors } from '#platform/forms/use-form.ts'
import { showToast } from '#platform/toasts/toast-store.ts'
import {
  type Address,
  type AddressField,
  addressFields,
  addressFor,
  addressLabels,
  addressSchema,
  isAddressFieldRequired,
  isAddressFilled,
} from '../model/address.schema.ts'
import type { OrderType } from '../model/order-type.ts'
import { typedDraft, updateDraft } from '../state/order-draft-store.ts'

export interface AddressDialogProps {
  type: OrderType
  rewardId: string
  profile: Profile | undefined
  /** What the server refused of the address that is saved. */
  serverErrors: FieldErrors<AddressField> | undefined
  onSaved: () => void
  onClose: () => void
}

/** Asks where an order goes (CHK-15 to CHK-18). What is typed stays, also when it is not saved. */
export function AddressDialog({ type, rewardId, profile, serverErrors, onSaved, onClose }: AddressDialogProps) {
  const formId = useId()
  const hintId = useId()
  const form = useForm({
    schema: addressSchema(type),
    defaultValues: addressFor(profile),
    draft: typedDraft(rewardId, 'address'),
  })
  useServerErrors(form, serverErrors)
  return (
    <Dialog
      isOpen
      size="medium"
      title={m.common_delivery_address()}
      closeLabel={m.common_close()}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {m.checkout_address_cancel()}
          </Button>
          <SaveButton type={type} form={form} formId={formId} hintId={hintId} />
        </>
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={(deliveryAddress) => {
          updateDraft({ deliveryAddress })
          onSaved()
        }}
        onInvalid={() => showToast({ type: 'error', message: m.common_problems() })}
        errorSummaryTitle={m.common_problems()}
        errorSummaryLevel={3}
      >
        <Stack>
          {addressFields.map((name) => (
            <FormField key={name} form={form} name={name}>
              {(field) => (
                <TextField
                  label={addressLabels[name]()}
                  {...kinds[name]}
                  {...(isAddressFieldRequired(type, name)
                    ? { isRequired: true }
                    : { description: m.checkout_optional() })}
                  {...field}
                />
              )}
            </FormField>
          ))}
          <Text id={hintId} size="small" tone="muted">
            {m.checkout_address_fill()}
          </Text>
        </Stack>
      </Form>
    </Dialog>
  )
}

interface SaveButtonProps {
  type: OrderType
  form: FormState<Address>
  formId: string
  hintId: string
}

/** Renders by itself: while a browser fills in the form, a dialog that renders would empty the fields that are next. */
function SaveButton({ type, form, formId, hintId }: SaveButtonProps) {
  const isFilled = useFormValue(form, (typed) => isAddressFilled(type, typed))
  return (
    <Button type="submit" form={formId} isDisabled={!isFilled} aria-describedby={hintId}>
      {m.checkout_address_save()}
    </Button>
  )
}

/** What each field takes, for touch keyboards and autofill (WCAG 1.3.5). */
const kinds: Record<AddressField, Pick<TextFieldProps, 'autoComplete' | 'type' | 'inputMode'>> = {
  firstName: { autoComplete: 'shipping given-name' },
  lastName: { autoComplete: 'shipping family-name' },
  phoneNumber: { autoComplete: 'shipping tel', type: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'shipping email', type: 'email', inputMode: 'email' },
  // A saved address begins with its street: filled in here, the street would be missing.
  building: { autoComplete: 'off' },
  addressLine1: { autoComplete: 'shipping address-line1' },
  addressLine2: { autoComplete: 'shipping address-line2' },
  town: { autoComplete: 'shipping address-level2' },
  county: { autoComplete: 'shipping address-level1' },
  postcode: { autoComplete: 'shipping postal-code' },
}
