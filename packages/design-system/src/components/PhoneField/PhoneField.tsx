import { useId, useMemo } from 'react'
import type { FocusEvent, Ref } from 'react'
import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { description as descriptionStyle, error, field, label as labelStyle } from '../../styles/field.css.ts'
import { held } from '../../styles/popover.css.ts'
import { defined } from '../../support/defined.ts'
import { errorText } from '../../support/FieldParts.tsx'
import type { FieldProps } from '../../support/FieldParts.tsx'
import { languageOf, useLocale } from '../../support/locale.ts'
import { OptionList } from '../../support/OptionList.tsx'
import { useOpeningPress } from '../../support/use-opening-press.ts'
import { useIsBrowser } from '../../support/use-is-browser.ts'
import { Icon } from '../Icon/Icon.tsx'
import { code, codeButton, codeList, codePart, group, numberPart, parts, sheetTitle } from './PhoneField.css.ts'

export type PhoneCountry = {
  /** ISO 3166-1 code of two letters, such as `GB`. */
  readonly code: string
  /** In the language of the page. */
  readonly name: string
  /** With its plus, such as `+44`; several countries may share one. */
  readonly callingCode: string
}

export type PhoneNumber = {
  /** `code` of the chosen country; empty while none is. */
  readonly countryCode: string
  /** What was typed, without the calling code. */
  readonly number: string
}

export type PhoneFieldProps = FieldProps & {
  /** Of the value in the form: sent as `<name>.countryCode` and `<name>.number`. */
  name: string
  /** All that can be chosen, in the order of the page's alphabet. */
  countries: readonly PhoneCountry[]
  /** Calling code and number. */
  value: PhoneNumber
  /** Called with the whole value when either part of it changes. */
  onChange: (value: PhoneNumber) => void
  /** Names the part with the calling code, such as “Country code”. */
  countryLabel: string
  /** Names the part with the number, such as “Number”. */
  numberLabel: string
  /** Stands in the first part while no country is chosen, such as “Code”. */
  placeholder: string
  /** Stands in the list when there are no countries. */
  emptyMessage: string
  /** Called when focus leaves both parts. */
  onBlur?: (() => void) | undefined
  /** Said by assistive technology; the caller's label tells it to the eye. */
  isRequired?: boolean | undefined
  /** Most characters of the number, such as 10 or 11. */
  maxLength?: number | undefined
  /** Browsers fill both parts, unless it says `off` (WCAG 1.3.5). @default 'on' */
  autoComplete?: 'on' | 'off' | undefined
  /** Takes no input and no focus. @selector [data-disabled] */
  isDisabled?: boolean | undefined
  /** Of the number's `<input>`, so that an error summary can lead to it. */
  id?: string | undefined
  /** The number's `<input>`, so that a form can put focus on the first wrong field. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** A telephone number in two parts, calling code and number, with one label and one error. */
export function PhoneField({
  label,
  description,
  errorMessage,
  name,
  value,
  onChange,
  numberLabel,
  onBlur,
  isRequired,
  maxLength,
  autoComplete = 'on',
  isDisabled,
  id,
  ref,
  ...codeProps
}: PhoneFieldProps) {
  const ownId = useId()
  const isBrowser = useIsBrowser()
  const describedBy = [
    ...(description === undefined ? [] : [`${ownId}-description`]),
    ...(errorMessage === undefined ? [] : [`${ownId}-error`]),
  ].join(' ')
  const shared = { ...codeProps, value, name, isDisabled, isInvalid: errorMessage !== undefined }
  const changeCode = (countryCode: string) => onChange({ ...value, countryCode })

  return (
    // Nothing happens on the group: focus that leaves one of its parts is heard here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      className={`${group} ${field}`}
      aria-labelledby={`${ownId}-label`}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      onBlur={leave}
    >
      <span className={labelStyle} id={`${ownId}-label`}>
        {label}
      </span>
      {description === undefined ? null : (
        <span className={descriptionStyle} id={`${ownId}-description`}>
          {description}
        </span>
      )}
      <div className={parts}>
        {isBrowser ? (
          <CallingCode
            {...shared}
            onChange={changeCode}
            autoComplete={autoComplete === 'on' ? 'tel-country-code' : 'off'}
          />
        ) : (
          <CallingCodeAhead {...shared} />
        )}
        <input
          className={numberPart}
          type="tel"
          inputMode="tel"
          name={`${name}.number`}
          value={value.number}
          onChange={({ currentTarget }) => onChange({ ...value, number: currentTarget.value })}
          aria-label={numberLabel}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          aria-invalid={errorMessage === undefined ? undefined : true}
          aria-required={isRequired === true ? true : undefined}
          data-invalid={errorMessage === undefined ? undefined : true}
          autoComplete={autoComplete === 'on' ? 'tel-national' : 'off'}
          maxLength={maxLength}
          disabled={isDisabled}
          id={id}
          ref={ref}
        />
      </div>
      {errorMessage === undefined ? null : (
        <span className={error} id={`${ownId}-error`}>
          {errorText(errorMessage)}
        </span>
      )}
    </div>
  )

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    // The list of countries stands elsewhere in the page, yet belongs to the field.
    const goesToList = relatedTarget instanceof Element && relatedTarget.closest('[role="listbox"]') !== null
    if (!goesToList && !currentTarget.contains(relatedTarget)) onBlur?.()
  }
}

type CallingCodeProps = Pick<
  PhoneFieldProps,
  'countries' | 'value' | 'name' | 'countryLabel' | 'placeholder' | 'emptyMessage' | 'isDisabled'
> & { isInvalid: boolean }

function CallingCode({
  countries,
  value,
  onChange,
  name,
  countryLabel,
  placeholder,
  emptyMessage,
  ...props
}: CallingCodeProps & { onChange: (countryCode: string) => void; autoComplete: string }) {
  const language = languageOf(useLocale())
  const { isHeld, pressProps } = useOpeningPress()
  const options = useMemo(
    () => countries.map((country) => ({ value: country.code, label: country.name, detail: country.callingCode })),
    [countries],
  )
  return (
    <AriaSelect
      {...defined(props)}
      className={codePart}
      name={`${name}.countryCode`}
      aria-label={countryLabel}
      validationBehavior="aria"
      allowsEmptyCollection
      value={value.countryCode === '' ? null : value.countryCode}
      onChange={(key) => onChange(key === null ? '' : String(key))}
    >
      <Button className={codeButton} {...pressProps}>
        <SelectValue className={code}>{() => callingCodeOf(countries, value) ?? placeholder}</SelectValue>
        <Icon name="chevronDown" size="small" />
      </Button>
      <Popover className={isHeld ? `${codeList} ${held}` : codeList} lang={language.lang}>
        <div className={sheetTitle} aria-hidden="true">
          {countryLabel}
        </div>
        <OptionList options={options} count={options.length} emptyMessage={emptyMessage} />
      </Popover>
    </AriaSelect>
  )
}

/** The same to look at, until the browser has what it takes to open it. */
function CallingCodeAhead({ countries, value, countryLabel, placeholder, isDisabled, isInvalid }: CallingCodeProps) {
  const shown = callingCodeOf(countries, value) ?? placeholder
  return (
    <div className={codePart} data-invalid={isInvalid || undefined}>
      <button
        type="button"
        className={codeButton}
        disabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-label={`${shown} ${countryLabel}`}
      >
        <span className={code}>{shown}</span>
        <Icon name="chevronDown" size="small" />
      </button>
    </div>
  )
}

function callingCodeOf(countries: readonly PhoneCountry[], { countryCode }: PhoneNumber): string | undefined {
  return countries.find((country) => country.code === countryCode)?.callingCode
}
