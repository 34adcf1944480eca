import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { Ref } from 'react'
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { description as limitStyle, field, groupButton } from '../../styles/field.css.ts'
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
  /**
   * Why there is no more, such as `No more than 9 passengers`: stands below while the number is `maxValue`, and is
   * announced in the one field in which the person got there.
   */
  limitMessage?: string | undefined
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
  maxValue,
  limitMessage,
  isDisabled = false,
  onBlur,
  ref,
  ...props
}: NumberFieldProps) {
  const isInvalid = errorMessage !== undefined
  const limitId = useId()
  const [gotToLimit, setGotToLimit] = useState(false)
  // react-aria empties its announcer by `innerHTML` at each new number, which pages with Trusted Types throw at. A new
  // announcer is empty already.
  const announced = useRef(value)
  useLayoutEffect(() => {
    if (announced.current !== value) destroyAnnouncer()
    announced.current = value
  }, [value])
  const isLimit = (number: number | null) => number !== null && maxValue !== undefined && number >= maxValue
  const limit =
    limitMessage !== undefined && isLimit(value) ? (
      <p className={limitStyle} id={limitId}>
        {limitMessage}
      </p>
    ) : null
  return (
    <AriaNumberField
      {...defined({ ...props, maxValue, 'aria-describedby': limit === null ? undefined : limitId })}
      className={field}
      validationBehavior="aria"
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      decrementAriaLabel={decrementLabel}
      incrementAriaLabel={incrementLabel}
      // Turning the wheel is for scrolling: nobody means to book a ninth passenger by it.
      isWheelDisabled
      value={value ?? Number.NaN}
      onChange={(typed) => {
        const next = Number.isNaN(typed) ? null : typed
        setGotToLimit(isLimit(next))
        onChange(next)
      }}
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
      {/* Out of the region where another field of a common limit was changed, or each of them would speak. */}
      {gotToLimit ? null : limit}
      {limitMessage === undefined ? null : <div role="status">{gotToLimit ? limit : null}</div>}
      <FieldError errorMessage={errorMessage} />
    </AriaNumberField>
  )
}
