import { type Ref, useId, useImperativeHandle, useRef } from 'react'
import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { description as descriptionStyle, error, field, label as labelStyle } from '../../styles/field.css.ts'
import { held } from '../../styles/popover.css.ts'
import { defined } from '../../support/defined.ts'
import { errorText, FieldError, FieldLabel } from '../../support/FieldParts.tsx'
import type { FieldProps } from '../../support/FieldParts.tsx'
import { languageOf, useLocale } from '../../support/locale.ts'
import type { Option } from '../../support/OptionItem.tsx'
import { OptionList } from '../../support/OptionList.tsx'
import { useOpeningPress } from '../../support/use-opening-press.ts'
import { type Takeover, useTakeover } from '../../support/use-takeover.ts'
import { Icon } from '../Icon/Icon.tsx'
import { list, sheetTitle, trigger, value as valueStyle } from './Select.css.ts'

export type SelectOption = Option

export type SelectProps = FieldProps & {
  /** Of the value in the form. */
  name: string
  /** What can be chosen, in the order in which it is shown. */
  options: readonly SelectOption[]
  /** The `value` of the chosen option; empty while nothing is chosen. */
  value: string
  /** Called with the `value` of the option that the person chooses. */
  onChange: (value: string) => void
  /** Stands in the field while nothing is chosen, such as “Choose a title”. */
  placeholder: string
  /** Stands in the list when there are no options. */
  emptyMessage: string
  /** Called when focus leaves the field and its list. */
  onBlur?: (() => void) | undefined
  /** Keeps a form from taking it empty; the caller's label tells it to eye and ear. */
  isRequired?: boolean | undefined
  /** Token that says whose and what it is (WCAG 1.3.5), such as `honorific-prefix`. */
  autoComplete?: string | undefined
  /** Takes no press and no focus. @selector [data-disabled] */
  isDisabled?: boolean | undefined
  /** Of the button, so that an error summary can lead to it. */
  id?: string | undefined
  /** The button, so that a form can put focus on the first wrong field. */
  ref?: Ref<HTMLButtonElement> | undefined
}

/** One of a list that is too long to show at once; the list is a bottom sheet below 768 px. */
export function Select({ ref, ...props }: SelectProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { isLive, standInProps } = useTakeover(button)
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current)
  // react-aria's copy for autofill hides itself by a style attribute, which may not come with the HTML.
  return isLive ? <LiveSelect {...props} ref={button} /> : <SelectAhead {...props} standInProps={standInProps} />
}

function LiveSelect({
  label,
  description,
  errorMessage,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  emptyMessage,
  id,
  ref,
  ...props
}: SelectProps) {
  const language = languageOf(useLocale())
  const titleId = useId()
  const { isHeld, pressProps } = useOpeningPress()
  return (
    <AriaSelect
      {...defined(props)}
      className={field}
      // Native validation makes Firefox announce untouched fields as invalid.
      validationBehavior="aria"
      allowsEmptyCollection
      isInvalid={errorMessage !== undefined}
      value={value === '' ? null : value}
      onChange={(key) => onChange(key === null ? '' : String(key))}
      {...(onBlur === undefined ? {} : { onBlur: () => onBlur() })}
    >
      <FieldLabel label={label} description={description} />
      <Button className={trigger} {...pressProps} {...defined({ id })} {...(ref === undefined ? {} : { ref })}>
        <SelectValue className={valueStyle}>{({ selectedText }) => selectedText || placeholder}</SelectValue>
        <Icon name="chevronDown" size="small" />
      </Button>
      <FieldError errorMessage={errorMessage} />
      {/* Named from inside: the label outside cannot be seen by assistive technology while the list is open. */}
      <Popover className={isHeld ? `${list} ${held}` : list} lang={language.lang} aria-labelledby={titleId}>
        <div className={sheetTitle} id={titleId} aria-hidden="true">
          {label}
        </div>
        <OptionList labelledBy={titleId} options={options} count={options.length} emptyMessage={emptyMessage} />
      </Popover>
    </AriaSelect>
  )
}

/** The same to look at, until the browser has what it takes to open it. */
function SelectAhead({
  label,
  description,
  errorMessage,
  options,
  value,
  placeholder,
  isDisabled,
  id,
  standInProps,
}: SelectProps & Pick<Takeover, 'standInProps'>) {
  const ownId = useId()
  const chosen = options.find((option) => option.value === value)
  return (
    <div className={field} data-invalid={errorMessage === undefined ? undefined : true}>
      <span className={labelStyle} id={`${ownId}-label`}>
        {label}
      </span>
      {description === undefined ? null : (
        <span className={descriptionStyle} id={`${ownId}-description`}>
          {description}
        </span>
      )}
      <button
        {...standInProps}
        type="button"
        className={trigger}
        id={id}
        disabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={`${ownId}-value ${ownId}-label`}
        aria-describedby={`${ownId}-description ${ownId}-error`}
      >
        <span className={valueStyle} id={`${ownId}-value`} data-placeholder={chosen === undefined || undefined}>
          {chosen?.label ?? placeholder}
        </span>
        <Icon name="chevronDown" size="small" />
      </button>
      {errorMessage === undefined ? null : (
        <span className={error} id={`${ownId}-error`}>
          {errorText(errorMessage)}
        </span>
      )}
    </div>
  )
}
