import type { ReactNode } from 'react'
import { Collection, Header, ListBox, ListBoxSection } from 'react-aria-components/ListBox'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { listBox, longListBox, noOptions, sectionHeader } from '../styles/list-box.css.ts'
import { baseTokens } from '../themes/base-tokens.ts'
import { OptionItem } from './OptionItem.tsx'
import type { Option } from './OptionItem.tsx'

/** Options that belong together under a name. */
export type OptionSection = {
  /** Unique in its list. */
  readonly key: string
  readonly label: string
  readonly options: readonly Option[]
}

/** Longer lists render only what is in view; a list of countries would open late otherwise. */
const many = 60
const layoutOptions = {
  // A guess for rows that were not in view yet; each is measured when it comes, as its words may wrap.
  estimatedRowHeight: Number.parseInt(baseTokens.size.target, 10),
  estimatedHeadingHeight: Number.parseInt(baseTokens.size.target, 10),
  padding: Number.parseInt(baseTokens.space.xsmall, 10),
}

export type OptionListProps = {
  /** Left out where a ComboBox holds the options itself. */
  options?: readonly Option[] | undefined
  /** How many there are in all. */
  count: number
  /** Stands in the list when nothing is left of it. */
  emptyMessage: string
}

/** The options that open from a field: a listbox of a few, or a virtualised one of many. */
export function OptionList({ options, count, emptyMessage }: OptionListProps) {
  const isLong = count >= many
  const list = (
    <ListBox
      className={isLong ? longListBox : listBox}
      {...(options === undefined ? {} : { items: options })}
      renderEmptyState={(): ReactNode => <p className={noOptions}>{emptyMessage}</p>}
    >
      {(item: Option | OptionSection) =>
        'options' in item ? section(item) : <OptionItem id={item.value} option={item} />
      }
    </ListBox>
  )
  if (!isLong) return list
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      {list}
    </Virtualizer>
  )
}

/** A plain function, because react-aria must find the section itself where an item is rendered. */
function section({ key, label, options }: OptionSection) {
  return (
    // The label is said when arrow keys come into the section, which the header alone is not.
    <ListBoxSection id={key} aria-label={label}>
      <Header className={sectionHeader}>{label}</Header>
      <Collection items={options}>{(option: Option) => <OptionItem id={option.value} option={option} />}</Collection>
    </ListBoxSection>
  )
}
