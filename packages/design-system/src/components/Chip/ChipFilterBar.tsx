import { listRole } from '../../support/layout-elements.ts'
import { useInSight } from '../../support/use-in-sight.ts'
import { overflowAttribute, useOverflow } from '../../support/use-overflow.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chip, chipBarItem, chipRow } from './Chip.css.ts'

export type ChipOption = {
  /** Of the choice in the application. */
  readonly id: string
  /** What the choice is called. */
  readonly label: string
  /**
   * Keeps the choice as it is.
   * @selector :disabled
   */
  readonly isDisabled?: boolean | undefined
}

type Shared = {
  /** Names the group, such as `Categories`. */
  label: string
  /** The choices, in their order. */
  options: readonly ChipOption[]
}

export type ChipFilterBarProps = Shared &
  (
    | {
        /** Whether one choice replaces the other or joins it. */
        selection: 'single'
        /**
         * Id of what is chosen; `undefined` when nothing is.
         * @selector [aria-pressed="true"]
         */
        value: string | undefined
        /** A person chose, or took back what was chosen. */
        onChange: (value: string | undefined) => void
      }
    | {
        /** Whether one choice replaces the other or joins it. */
        selection: 'multiple'
        /**
         * Ids of what is chosen.
         * @selector [aria-pressed="true"]
         */
        value: readonly string[]
        /** A person chose one more, or took one back; in the order of the options. */
        onChange: (value: readonly string[]) => void
      }
  )

export const chipSelections = ['single', 'multiple'] as const satisfies readonly ChipFilterBarProps['selection'][]

/** Filters to switch on and off. On small screens one line that scrolls inside itself and fades where it goes on. */
export function ChipFilterBar(props: ChipFilterBarProps) {
  const { label, options } = props
  const { ref, overflow } = useOverflow<HTMLUListElement>()
  const isChosen = (id: string) => (props.selection === 'single' ? props.value === id : props.value.includes(id))

  // Only when the page opens: afterwards what is chosen is where it was pressed.
  useInSight(ref, '[aria-pressed="true"]', 'as the page opens')

  const choose = (id: string) => {
    if (props.selection === 'single') {
      props.onChange(props.value === id ? undefined : id)
      return
    }
    const { value } = props
    props.onChange(options.map((option) => option.id).filter((other) => (other === id) !== value.includes(other)))
  }

  return (
    <div role="group" aria-label={label}>
      <ul ref={ref} className={chipRow} data-overflow={overflowAttribute(overflow)} {...listRole('ul')}>
        {options.map(({ id, label: optionLabel, isDisabled }) => (
          <li key={id} className={chipBarItem}>
            <button
              type="button"
              className={chip}
              aria-pressed={isChosen(id)}
              disabled={isDisabled}
              onClick={() => choose(id)}
            >
              {isChosen(id) ? <Icon name="check" size="small" /> : null}
              {optionLabel}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
