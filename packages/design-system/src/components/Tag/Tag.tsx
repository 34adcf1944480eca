import type { Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { remove, tag, words } from './Tag.css.ts'

export type TagProps = {
  /** What was chosen. */
  label: string
  /** Names the button and says what goes, such as `Remove Wine and food`. */
  removeLabel: string
  /** Takes the choice away. The caller decides where focus goes then; `TagList` does so by itself. */
  onRemove: () => void
  /**
   * Keeps the choice for now.
   * @selector [data-disabled]
   */
  isDisabled?: boolean | undefined
  /** The button, so that focus can be put on it. */
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Something that was chosen and can be taken away again. */
export function Tag({ label, removeLabel, onRemove, isDisabled = false, ref }: TagProps) {
  return (
    <span className={tag} data-disabled={isDisabled || undefined}>
      <span className={words}>{label}</span>
      <button
        ref={ref}
        type="button"
        className={remove}
        aria-label={removeLabel}
        disabled={isDisabled}
        onClick={() => onRemove()}
      >
        <Icon name="close" size="small" />
      </button>
    </span>
  )
}
