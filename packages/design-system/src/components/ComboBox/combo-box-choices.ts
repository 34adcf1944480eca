import type { Option } from '../../support/OptionItem.tsx'
import type { OptionSection } from '../../support/OptionList.tsx'

export type ComboBoxOption = Option & {
  /** What else finds it besides its label, such as a code or another name. */
  readonly keywords?: readonly string[] | undefined
}

export type ComboBoxSection = {
  /** Names the group, to the eye and to assistive technology. */
  readonly label: string
  /** A section that has none, or none that matches, is not rendered. An option may stand in several sections. */
  readonly options: readonly ComboBoxOption[]
}

/** Options in one row, or in sections: exactly one of the two. */
export type ComboBoxChoices =
  | {
      /** What can be chosen, in the order in which it is shown. A list of hundreds stays quick. */
      options: readonly ComboBoxOption[]
      sections?: undefined
    }
  | {
      /** What can be chosen, in named groups, instead of `options`. */
      sections: readonly ComboBoxSection[]
      options?: undefined
    }

type AnyChoices = {
  readonly options: readonly ComboBoxOption[] | undefined
  readonly sections: readonly ComboBoxSection[] | undefined
}

/** Every option in the order in which it is shown. */
export function choicesOf({ options = [], sections }: AnyChoices): readonly ComboBoxOption[] {
  return sections === undefined ? options : sections.flatMap((section) => section.options)
}

/**
 * The same choices with a key for each place: an option that stands in a second section has a key of its own there, and
 * `valueOf` gives its value back. Its first place keeps the value as key, wherever a search moves it. `unseen` are in the
 * list for react-aria only.
 */
export function withKeys({ options = [], sections }: AnyChoices, unseen: readonly ComboBoxOption[]) {
  const values = new Map<string, string>()
  const items: readonly (Option | OptionSection)[] =
    sections === undefined
      ? [...options, ...unseen]
      : [...sections.map(toSection).filter((section) => section.options.length > 0), ...unseen]
  return { items, valueOf: (key: string) => values.get(key) ?? key }

  function toSection({ label, options: members }: ComboBoxSection, index: number): OptionSection {
    return { key: `section ${index}`, label, options: members.map(toOption) }
  }

  function toOption(option: ComboBoxOption): Option {
    const key = freeKey(option.value)
    values.set(key, option.value)
    return key === option.value ? option : { ...option, value: key }
  }

  function freeKey(key: string): string {
    return values.has(key) ? freeKey(`${key} again`) : key
  }
}
