import type { Ref } from 'react'
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { field, groupButton } from '../../styles/field.css.ts'
import { defined } from '../../support/defined.ts'
import { FieldError, FieldLabel } from '../../support/FieldParts.tsx'
import type { FieldProps } from '../../support/FieldParts.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { number, stepper } from './NumberField.css.ts'

export type NumberFieldProps = FieldProps & {
  /** Of the value in the form. */
  name: string
  /** The number; `null` while the field is empty. The caller's. */
  value: number | null
  /** Told the number at each step, and what was typed when focus leaves or Enter is pressed; `null` for an emptied field. */
  onChange: (value: number | null) => void
  /** Name of the button that takes one away, such as `One adult fewer`. */
  decrementLabel: string
  /** Name of the button that adds one, such as `One adult more`. */
  incrementLabel: string
  /** What is typed below it becomes it. */
  minValue?: number | undefined
  /** What is typed above it becomes it. */
  maxValue?: number | undefined
  /** What one press adds or takes away. @default 1 */
  step?: number | undefined
  /** How the number is written, by the rules of the page's language. */
  formatOptions?: Intl.NumberFormatOptions | undefined
  /** Told when focus leaves it. */
  onBlur?: (() => void) | undefined
  /** Said by assistive technology; the caller's label tells it to the eye. */
  isRequired?: boolean | undefined
  /** Takes no press, no typing and no focus. @selector [data-disabled] */
  isDisabled?: boolean | undefined
  /** Takes focus when it appears: only where the person has just asked for it. */
  autoFocus?: boolean | undefined
  /** Of the `<input>`, so that an error summary can lead to it. */
  id?: string | undefined
  /** The `<input>`, so that a form can put focus on the first wrong field. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** A small number with a button for one less and one more, such as passengers. */
export function NumberField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  decrementLabel,
  incrementLabel,
  isDisabled = false,
  onBlur,
  ref,
  ...props
}: NumberFieldProps) {
  const isInvalid = errorMessage !== undefined
  return (
    <AriaNumberField
      {...defined(props)}
      className={field}
      validationBehavior="aria"
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      decrementAriaLabel={decrementLabel}
      incrementAriaLabel={incrementLabel}
      // Turning the wheel is for scrolling: nobody means to book a ninth passenger by it.
      isWheelDisabled
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      {...(onBlur === undefined ? {} : { onBlur: () => onBlur() })}
    >
      <FieldLabel label={label} description={description} />
      <Group className={stepper} role="presentation" isInvalid={isInvalid} isDisabled={isDisabled}>
        <Button slot="decrement" className={groupButton}>
          <Icon name="minus" />
        </Button>
        <Input className={number} {...(ref === undefined ? {} : { ref })} />
        <Button slot="increment" className={groupButton}>
          <Icon name="plus" />
        </Button>
      </Group>
      <FieldError errorMessage={errorMessage} />
    </AriaNumberField>
  )
}
