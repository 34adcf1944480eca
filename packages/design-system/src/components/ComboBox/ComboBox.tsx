import { useRef } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { Button, ComboBox as AriaComboBox, Input, Popover, useFilter } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { field, group, groupButton, groupInput } from '../../styles/field.css.ts'
import { defined } from '../../support/defined.ts'
import { FieldError, FieldLabel } from '../../support/FieldParts.tsx'
import type { FieldProps } from '../../support/FieldParts.tsx'
import { languageOf, useLocale } from '../../support/locale.ts'
import type { Option } from '../../support/OptionItem.tsx'
import { OptionList } from '../../support/OptionList.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { landmark, list } from './ComboBox.css.ts'

export type ComboBoxOption = Option & {
  /** What else finds it besides its label, such as a code or another name. */
  readonly keywords?: readonly string[] | undefined
}

export type ComboBoxProps = FieldProps & {
  /** Of the value in the form. */
  name: string
  /** What can be chosen, in the order in which it is shown. A list of hundreds stays quick. */
  options: readonly ComboBoxOption[]
  /** The `value` of the chosen option; empty while nothing is chosen. */
  value: string
  /** Called with the `value` of the option that the person chooses, and with an empty one when they clear the field. */
  onChange: (value: string) => void
  /** Stands in the list when no option matches what was typed. */
  emptyMessage: string
  /** Stands in the list while options are being fetched; absent when they are there. */
  loadingMessage?: string | undefined
  /** Called with what is typed, for options that come from a server. */
  onInputChange?: ((text: string) => void) | undefined
  /** Called when focus leaves the field and its list. */
  onBlur?: (() => void) | undefined
  /** Said by assistive technology; the caller's label tells it to the eye. */
  isRequired?: boolean | undefined
  /** Token that says whose and what it is (WCAG 1.3.5), such as `country-name`. @default 'off' */
  autoComplete?: string | undefined
  /** Takes no press and no focus. @selector [data-disabled] */
  isDisabled?: boolean | undefined
  /** Of the `<input>`, so that an error summary can lead to it. */
  id?: string | undefined
  /** The `<input>`, so that a form can put focus on the first wrong field. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** A text field that narrows a list as the person types, and takes one of it. */
export function ComboBox({
  label,
  description,
  errorMessage,
  options,
  value,
  onChange,
  onBlur,
  emptyMessage,
  loadingMessage,
  autoComplete = 'off',
  id,
  ref,
  ...props
}: ComboBoxProps) {
  const language = languageOf(useLocale())
  const { contains } = useFilter({ sensitivity: 'base' })
  const typed = useRef<string>(undefined)
  const keywords = new Map(options.map((option) => [option.label, option.keywords ?? []]))

  return (
    <AriaComboBox
      {...defined(props)}
      className={field}
      // Native validation makes Firefox announce untouched fields as invalid.
      validationBehavior="aria"
      allowsEmptyCollection
      isInvalid={errorMessage !== undefined}
      defaultItems={options}
      value={value === '' ? null : value}
      onChange={(key) => {
        typed.current = undefined
        onChange(key === null ? '' : String(key))
      }}
      defaultFilter={(text, input) =>
        contains(text, input) || (keywords.get(text)?.some((keyword) => contains(keyword, input)) ?? false)
      }
      onBlur={() => {
        takeWhatIsTyped()
        onBlur?.()
      }}
    >
      <FieldLabel label={label} description={description} />
      <Group className={group} role="presentation">
        <Input
          className={groupInput}
          autoComplete={autoComplete}
          {...defined({ id })}
          {...(ref === undefined ? {} : { ref })}
          onInput={({ currentTarget }) => {
            typed.current = currentTarget.value
          }}
          onKeyDown={onKeyDown}
        />
        <Button className={groupButton}>
          <Icon name="chevronDown" size="small" />
        </Button>
      </Group>
      <FieldError errorMessage={errorMessage} />
      <Popover className={list} lang={language.lang}>
        {/* The list stands at the end of the page, outside its landmarks, so it is one. */}
        <div className={landmark} role="region" aria-label={label}>
          <OptionList count={options.length} emptyMessage={loadingMessage ?? emptyMessage} />
        </div>
      </Popover>
    </AriaComboBox>
  )

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Enter') takeWhatIsTyped()
    if (key === 'Escape') typed.current = undefined
  }

  /** A name that was typed or filled in to its last letter counts as chosen; react-aria would empty the field. */
  function takeWhatIsTyped() {
    const text = typed.current?.trim().toLocaleLowerCase()
    typed.current = undefined
    const match = options.find((option) => option.label.toLocaleLowerCase() === text && option.isDisabled !== true)
    if (match !== undefined && match.value !== value) onChange(match.value)
  }
}
