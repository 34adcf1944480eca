import type { ReactNode, Ref } from 'react'
import { nativePress } from '../../support/native-press.ts'
import { iconButton } from './IconButton.css.ts'

export const iconButtonVariants = ['quiet', 'raised', 'onBrand'] as const

export type IconButtonProps = {
  /** The accessible name. */
  label: string
  /** An `Icon`. */
  children: ReactNode
  /** Told when it is pressed by pointer, Enter or Space. */
  onPress?: (() => void) | undefined
  /** How it stands out: not, on a picture, on the brand’s ground. @default 'quiet' */
  variant?: (typeof iconButtonVariants)[number] | undefined
  /** Takes no press and no focus. @selector [data-disabled] */
  isDisabled?: boolean | undefined
  /** Takes focus when it appears: only where the person has just asked for it. */
  autoFocus?: boolean | undefined
  /** So that something can point at it. */
  id?: string | undefined
  /** Id of what says more about it. */
  'aria-describedby'?: string | undefined
  /** Id of what it shows or changes. */
  'aria-controls'?: string | undefined
  /** Whether what it opens is open. */
  'aria-expanded'?: boolean | undefined
  /** Whether it is switched on, for a button that is a switch: a double click presses it once. */
  'aria-pressed'?: boolean | undefined
  /** What it opens. */
  'aria-haspopup'?: 'menu' | 'dialog' | undefined
  /** The `<button>`. */
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A button whose only face is an icon; 44 px square. */
export function IconButton({
  label,
  variant = 'quiet',
  isDisabled = false,
  onPress,
  children,
  ...props
}: IconButtonProps) {
  return (
    <button
      {...props}
      {...nativePress(onPress, props['aria-pressed'] !== undefined)}
      type="button"
      disabled={isDisabled}
      data-disabled={isDisabled || undefined}
      aria-label={label}
      className={iconButton({ variant })}
    >
      {children}
    </button>
  )
}
