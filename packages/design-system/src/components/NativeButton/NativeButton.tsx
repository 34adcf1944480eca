import type { ReactNode } from 'react'
import { button } from '../Button/Button.css.ts'
import type { ButtonSize, ButtonVariant } from '../Button/button-variants.ts'

export type NativeButtonProps = {
  /** Its words, which are its name. */
  children: ReactNode
  /** Told when it is pressed. */
  onPress?: (() => void) | undefined
  /** Sends the form that it stands in, so that a press counts before any script has come. @default false */
  isSubmit?: boolean | undefined
  /** Weight among the buttons of a page. @default 'primary' */
  variant?: ButtonVariant | undefined
  /** `medium` is 48 px high, `small` 40 [IMG-05]. @default 'medium' */
  size?: ButtonSize | undefined
}

/**
 * A button that looks like `Button` at half of its weight, for what stands on every page. It is never disabled and never
 * pending; what needs that is a `Button`.
 */
export function NativeButton({
  children,
  onPress,
  isSubmit = false,
  variant = 'primary',
  size = 'medium',
}: NativeButtonProps) {
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      className={button({ variant, size, fullWidth: false })}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
