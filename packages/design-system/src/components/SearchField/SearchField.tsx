import { useState } from 'react'
import type { Ref } from 'react'
import { Group } from 'react-aria-components/Group'
import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { field } from '../../styles/field.css.ts'
import { defined } from '../../support/defined.ts'
import { FieldError, FieldLabel } from '../../support/FieldParts.tsx'
import type { FieldProps } from '../../support/FieldParts.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { clear, mark, search, searchInput } from './SearchField.css.ts'

export type SearchFieldMinimum = {
  /** Fewest characters that are worth a search; spaces at the ends do not count. */
  readonly length: number
  /** The error that shows when Enter is pressed on fewer. */
  readonly message: string
}

export type SearchFieldProps = FieldProps & {
  /** Of the value in the form and in the address. */
  name: string
  /** What stands in it; the caller's. */
  value: string
  /** Told at each key, and the empty text when it is cleared. */
  onChange: (value: string) => void
  /** Told what to search for when Enter is pressed on enough characters. */
  onSearch: (value: string) => void
  /** Name of the button that empties the field. */
  clearLabel: string
  /** Label and help are said but not seen: only where the magnifier and the place tell enough, as in a header. */
  isLabelHidden?: boolean | undefined
  /** Fewest characters, and what to say when there are fewer. */
  minimum?: SearchFieldMinimum | undefined
  /** Most characters that can be typed. */
  maxLength?: number | undefined
  /** An example of what can be found. Never the only label, because it goes with the first letter. */
  placeholder?: string | undefined
  /** Told when focus leaves it. */
  onBlur?: (() => void) | undefined
  /** Takes no typing and no focus. @selector [data-disabled] */
  isDisabled?: boolean | undefined
  /** Takes focus when it appears: only where the person has just asked for it. */
  autoFocus?: boolean | undefined
  /** Of the `<input>`, so that an error summary can lead to it. */
  id?: string | undefined
  /** The `<input>`, so that a page can put focus on it. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Words to search for, with a button that empties the field. */
export function SearchField({
  label,
  description,
  errorMessage,
  onChange,
  onSearch,
  clearLabel,
  isLabelHidden = false,
  minimum,
  isDisabled = false,
  onBlur,
  ref,
  ...props
}: SearchFieldProps) {
  const [isTooShort, setIsTooShort] = useState(false)
  const error = errorMessage ?? (isTooShort ? minimum?.message : undefined)
  return (
    <AriaSearchField
      {...defined(props)}
      className={field}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      isDisabled={isDisabled}
      onChange={(next) => {
        setIsTooShort(false)
        onChange(next)
      }}
      onSubmit={(value) => {
        const isEnough = minimum === undefined || value.trim().length >= minimum.length
        setIsTooShort(!isEnough)
        if (isEnough) onSearch(value)
      }}
      {...(onBlur === undefined ? {} : { onBlur: () => onBlur() })}
    >
      {isLabelHidden ? (
        <VisuallyHidden as="div">
          <FieldLabel label={label} description={description} />
        </VisuallyHidden>
      ) : (
        <FieldLabel label={label} description={description} />
      )}
      <Group className={search} role="presentation" isInvalid={error !== undefined} isDisabled={isDisabled}>
        <span className={mark}>
          <Icon name="search" />
        </span>
        <Input className={searchInput} enterKeyHint="search" {...(ref === undefined ? {} : { ref })} />
        <Button className={clear} aria-label={clearLabel}>
          <Icon name="close" />
        </Button>
      </Group>
      <FieldError errorMessage={error} />
    </AriaSearchField>
  )
}
