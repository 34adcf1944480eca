import { ListBoxItem, Text } from 'react-aria-components/ListBox'
import { Icon } from '../components/Icon/Icon.tsx'
import { option, optionDetail, optionTick, optionWords } from '../styles/list-box.css.ts'

/** One choice of a list that opens from a field. */
export type Option = {
  /** What the app stores; unique in its list. */
  readonly value: string
  /** What the person reads, and what typing looks through. */
  readonly label: string
  /** A second line, such as a price; tied to the option as its description. */
  readonly detail?: string | undefined
  /** Stays in the list and cannot be chosen. @selector [data-disabled] */
  readonly isDisabled?: boolean | undefined
}

export type OptionItemProps = {
  /** The `value` of the option; without it react-aria counts places, and fails when another option comes to one. */
  id: string
  /** Whole, because react-aria puts a `value` of its own on what draws an item. */
  option: Option
}

export function OptionItem({ id, option: { label, detail, isDisabled = false } }: OptionItemProps) {
  return (
    <ListBoxItem id={id} textValue={label} className={option} isDisabled={isDisabled}>
      {({ isSelected }) => (
        <>
          <span className={optionWords}>
            <Text slot="label">{label}</Text>
            {detail === undefined ? null : (
              <Text slot="description" className={optionDetail}>
                {detail}
              </Text>
            )}
          </span>
          <span className={optionTick}>{isSelected && <Icon name="check" size="small" />}</span>
        </>
      )}
    </ListBoxItem>
  )
}
