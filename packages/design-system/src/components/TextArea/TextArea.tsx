import { useId, useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { field } from '../../styles/field.css.ts'
import { defined } from '../../support/defined.ts'
import { FieldError, FieldLabel } from '../../support/FieldParts.tsx'
import type { FieldProps } from '../../support/FieldParts.tsx'
import { CharacterCount } from './CharacterCount.tsx'
import { textArea } from './TextArea.css.ts'

export type TextAreaCount = {
  /** Most characters that are right. */
  readonly limit: number
  /** What is shown and read out; `left` is below zero when there are too many. */
  readonly text: (left: number) => string
}

export type TextAreaProps = FieldProps & {
  /** Of the value in the form. */
  name: string
  /** What stands in it; the caller's. */
  value: string
  /** Told what should stand in it. */
  onChange: (value: string) => void
  /** Counts the characters that are left. It lets more be typed: words that vanish are worse than words to cut. */
  count?: TextAreaCount | undefined
  /** Most characters that can be typed, where the rest must not even be there for a moment. */
  maxLength?: number | undefined
  /** Enter does nothing. Lines that are pasted stay, for the caller's rules to complain of. */
  isSingleLine?: boolean | undefined
  /** Told when focus leaves it. */
  onBlur?: (() => void) | undefined
  /** Said by assistive technology; the caller's label tells it to the eye. */
  isRequired?: boolean | undefined
  /** Token that says whose and what it is (WCAG 1.3.5), such as `street-address`. */
  autoComplete?: string | undefined
  /** Takes no typing and no focus. @selector :disabled */
  isDisabled?: boolean | undefined
  /** Takes focus when it appears: only where the person has just asked for it. */
  autoFocus?: boolean | undefined
  /** Of the `<textarea>`, so that an error summary can lead to it. */
  id?: string | undefined
  /** The `<textarea>`, so that a form can put focus on the first wrong field. */
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/** A few lines of text with label, help, error and, where there is a limit, a live count of characters. */
export function TextArea({
  label,
  description,
  errorMessage,
  value,
  onChange,
  count,
  isSingleLine = false,
  onBlur,
  ref,
  ...props
}: TextAreaProps) {
  const countId = useId()
  const [isTouched, setIsTouched] = useState(false)
  const left = count === undefined ? undefined : count.limit - value.length
  return (
    <AriaTextField
      {...defined(props)}
      className={field}
      // Native validation makes Firefox announce untouched fields as invalid.
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      value={value}
      onChange={(next) => {
        setIsTouched(true)
        onChange(next)
      }}
      {...(left === undefined ? {} : { 'aria-describedby': countId })}
      {...(onBlur === undefined ? {} : { onBlur: () => onBlur() })}
      {...(isSingleLine ? { onKeyDown: blockEnter } : {})}
    >
      <FieldLabel label={label} description={description} />
      <AriaTextArea
        className={textArea}
        rows={isSingleLine ? 2 : 3}
        data-single-line={isSingleLine || undefined}
        {...(ref === undefined ? {} : { ref })}
      />
      {count === undefined || left === undefined ? null : (
        <CharacterCount id={countId} left={left} text={count.text(left)} isTouched={isTouched} />
      )}
      <FieldError errorMessage={errorMessage} />
    </AriaTextField>
  )
}

/** Enter that ends the writing of a word by an input method is not a new line. */
function blockEnter(event: Pick<KeyboardEvent, 'key' | 'preventDefault' | 'nativeEvent'>) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
}
