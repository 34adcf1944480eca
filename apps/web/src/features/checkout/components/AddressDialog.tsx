import { Button } from '@clubhouse/design-system/Button'
import { Dialog } from '@clubhouse/design-system/Dialog'
import { Form } from '@clubhouse/design-system/Form'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { TextField, type TextFieldProps } from '@clubhouse/design-system/TextField'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { showToast } from '#platform/toasts/toast-store.ts'
import {
  type Address,
  addressErrors,
  type AddressField,
  addressFields,
  addressLabels,
  isAddressFieldRequired,
  isAddressFilled,
  tidiedAddress,
} from '../model/address.ts'
import { type FieldErrors, hasErrors } from '../model/field-errors.ts'
import type { OrderType } from '../model/order-type.ts'
import { updateDraft } from '../state/order-draft-store.ts'
import { useShownErrors } from '../state/use-shown-errors.ts'

export interface AddressDialogProps {
  type: OrderType
  typed: Address
  /** What the server refused of the address that is saved. */
  faults: FieldErrors<AddressField> | undefined
  onSaved: () => void
  onClose: () => void
}

/** Asks where an order goes (CHK-15 to CHK-18). What is typed stays, also when it is not saved. */
export function AddressDialog({ type, typed, faults, onSaved, onClose }: AddressDialogProps) {
  const formId = useId()
  const hintId = useId()
  const errors = addressErrors(type, typed)
  const shown = useShownErrors(addressFields, errors, faults)
  const isFilled = isAddressFilled(type, typed)
  const save = () => {
    shown.showAll()
    if (hasErrors(errors)) {
      showToast({ type: 'error', message: m.checkout_problems() })
      return
    }
    updateDraft({ deliveryAddress: tidiedAddress(typed) })
    onSaved()
  }
  return (
    <Dialog
      isOpen
      size="medium"
      title={m.checkout_address()}
      closeLabel={m.checkout_close()}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {m.checkout_address_cancel()}
          </Button>
          <Button type="submit" form={formId} isDisabled={!isFilled} aria-describedby={hintId}>
            {m.checkout_address_save()}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={save}
        errors={shown.items(fieldIdOf)}
        errorSummaryTitle={m.checkout_problems()}
        errorSummaryLevel={3}
        focusAfterFailure="firstField"
      >
        <Stack>
          {addressFields.map((field) => (
            <TextField
              key={field}
              id={fieldIdOf(field)}
              name={field}
              label={addressLabels[field]()}
              {...kinds[field]}
              {...(isAddressFieldRequired(type, field) ? { isRequired: true } : { description: m.checkout_optional() })}
              value={typed[field]}
              errorMessage={shown.errors[field]}
              onBlur={() => shown.leave(field)}
              onChange={(value) => {
                shown.change(field)
                updateDraft(({ typedAddress }) => ({ typedAddress: { ...typedAddress, [field]: value } }))
              }}
            />
          ))}
          <Text id={hintId} size="small" tone="muted">
            {m.checkout_address_fill()}
          </Text>
        </Stack>
      </Form>
    </Dialog>
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

const fieldIdOf = (field: AddressField) => `checkout-address-${field}`
