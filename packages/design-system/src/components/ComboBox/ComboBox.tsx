import { useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { Button, ComboBox as AriaComboBox, Input, Popover, useFilter } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { field, group, groupButton, groupInput } from '../../styles/field.css.ts'
import { defined } from '../../support/defined.ts'
import { FieldError, FieldLabel } from '../../support/FieldParts.tsx'
import type { FieldProps } from '../../support/FieldParts.tsx'
import { languageOf, useLocale } from '../../support/locale.ts'
import { OptionList } from '../../support/OptionList.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { hiddenList, landmark, list } from './ComboBox.css.ts'
import { choicesOf, withKeys } from './combo-box-choices.ts'
import type { ComboBoxChoices, ComboBoxOption } from './combo-box-choices.ts'

export type { ComboBoxOption, ComboBoxSection } from './combo-box-choices.ts'

/** When the list opens: as the person types, or as soon as the field has focus. Arrow keys and the button always open it. */
export const comboBoxMenuTriggers = ['input', 'focus'] as const

export type ComboBoxProps = FieldProps & ComboBoxChoices & ComboBoxCommonProps

type ComboBoxCommonProps = {
  /** Of the value in the form. */
  name: string
  /** The `value` of the chosen option; empty while nothing is chosen. */
  value: string
  /** Called with the `value` of the option that the person chooses, and with an empty one when they clear the field. */
  onChange: (value: string) => void
  /**
   * Stands in the list when no option matches what was typed. Empty, with `isFiltered`, where the caller says so below the
   * field: the list is hidden then, since it would lie over these words.
   */
  emptyMessage: string
  /** Stands in the list while options are being fetched; absent when they are there. */
  loadingMessage?: string | undefined
  /**
   * Called with what is typed, for options that come from a server or from the caller's own search. With `isFiltered` it
   * is called with an empty text when a search is over, so that the list is whole when it opens again.
   */
  onInputChange?: ((text: string) => void) | undefined
  /** The options are those that match already: the caller searches, and nothing that it gives is left out. @default false */
  isFiltered?: boolean | undefined
  /** When the list opens. @default 'input' */
  menuTrigger?: (typeof comboBoxMenuTriggers)[number] | undefined
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

/** What the field and its button say while nobody sees the list, although react-aria has it open. */
const closed = { 'aria-expanded': false } as const

/** A text field that narrows a list as the person types, and takes one of it. */
export function ComboBox({
  label,
  description,
  errorMessage,
  options,
  sections,
  isFiltered = false,
  value,
  onChange,
  onInputChange,
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
  const beforeSearch = useRef<readonly ComboBoxOption[]>([])
  const [reselectedKey, setReselectedKey] = useState<string>()
  const given = useMemo(() => choicesOf({ options, sections }), [options, sections])
  const found = given.find((option) => option.value === value)
  const [remembered, setRemembered] = useState(found)
  const [named, setNamed] = useState<ComboBoxOption>()
  if (found !== undefined && (found.value !== remembered?.value || found.label !== remembered.label)) {
    setRemembered(found)
  }
  // react-aria takes the words of the field from its list, so the choice, and what is named in full, are in it although
  // a search leaves them out.
  const unseen = useMemo(() => {
    const chosen = remembered?.value === value ? remembered : undefined
    const wanted = isFiltered ? [chosen, named?.value === chosen?.value ? undefined : named] : []
    return wanted
      .filter((option) => option !== undefined)
      .filter(({ value: own }) => !given.some((one) => one.value === own))
  }, [isFiltered, remembered, named, value, given])
  const { items, valueOf } = useMemo(() => withKeys({ options, sections }, unseen), [options, sections, unseen])
  const message = loadingMessage ?? emptyMessage
  const labelAndInput = useRef<HTMLDivElement>(null)
  const isHidden = given.length === 0 && message === ''
  const keywords = new Map(given.map((option) => [option.label, option.keywords ?? []]))
  // One element for all renders of the popover, which are several while it finds its place.
  const optionList = (
    // The list stands at the end of the page, outside its landmarks, so it is one.
    <div className={landmark} role="region" aria-label={label}>
      <OptionList count={given.length} emptyMessage={message} />
    </div>
  )

  return (
    <AriaComboBox
      {...defined(props)}
      className={field}
      // Native validation makes Firefox announce untouched fields as invalid.
      validationBehavior="aria"
      allowsEmptyCollection
      isInvalid={errorMessage !== undefined}
      defaultItems={items}
      value={reselectedKey ?? (value === '' ? null : value)}
      onChange={(key) => {
        typed.current = undefined
        const next = key === null ? '' : valueOf(String(key))
        // The same option in another section is no other choice, but the list closes by a new key only.
        if (next === value && key !== null && key !== value) setReselectedKey(String(key))
        onChange(next)
      }}
      onInputChange={(text) => {
        if (!isFiltered || text === typed.current) onInputChange?.(text)
      }}
      onOpenChange={(isOpen) => {
        if (isOpen) return
        setReselectedKey(undefined)
        if (isFiltered) onInputChange?.('')
      }}
      defaultFilter={(text, input) =>
        isFiltered ? !unseen.some(({ label: name }) => name === text) : matches(text, input)
      }
      onBlur={() => {
        takeWhatIsTyped()
        onBlur?.()
      }}
    >
      <div ref={labelAndInput} className={field}>
        <FieldLabel label={label} description={description} />
        <Group className={group} role="presentation">
          <Input
            className={groupInput}
            autoComplete={autoComplete}
            {...defined({ id })}
            {...(isHidden && closed)}
            {...(ref === undefined ? {} : { ref })}
            onInput={({ currentTarget }) => {
              if (typed.current === undefined) beforeSearch.current = given
              typed.current = currentTarget.value
              setNamed(namedBy(currentTarget.value))
            }}
            onKeyDown={onKeyDown}
          />
          <Button className={groupButton} {...(isHidden && closed)}>
            <Icon name="chevronDown" size="small" />
          </Button>
        </Group>
      </div>
      <FieldError errorMessage={errorMessage} />
      {/* Where there is more room above, it opens above the label, which says what is asked for. */}
      <Popover triggerRef={labelAndInput} className={isHidden ? hiddenList : list} lang={language.lang}>
        {/* Every option would be rendered once more before the list goes, in the press that chooses one. */}
        {({ isExiting }) => (isExiting ? null : optionList)}
      </Popover>
    </AriaComboBox>
  )

  function matches(text: string, input: string) {
    return contains(text, input) || (keywords.get(text)?.some((keyword) => contains(keyword, input)) ?? false)
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Enter') takeWhatIsTyped()
    if (key === 'Escape') typed.current = undefined
  }

  /** A name that was typed or filled in to its last letter counts as chosen; react-aria would empty the field. */
  function takeWhatIsTyped() {
    const match = typed.current === undefined ? undefined : namedBy(typed.current)
    typed.current = undefined
    if (match === undefined || match.value === value) return
    setRemembered(match)
    onChange(match.value)
  }

  /** Looks where the search began as well, because the caller's answer may be late, or of fewer letters. */
  function namedBy(text: string) {
    const name = text.trim().toLocaleLowerCase()
    return [...given, ...beforeSearch.current].find(
      (option) => option.label.toLocaleLowerCase() === name && option.isDisabled !== true,
    )
  }
}
