import type { ReactNode, Ref } from 'react'
import { nativePress } from '../../support/native-press.ts'
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx'
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx'
import { button, pendingContent, pendingSpinner } from './Button.css.ts'
import type { ButtonSize, ButtonVariant } from './button-variants.ts'

export { buttonSizes, buttonVariants } from './button-variants.ts'

export type ButtonProps = {
  /** Its words, which are its name. */
  children: ReactNode
  /** Told when it is pressed by pointer, Enter or Space. */
  onPress?: (() => void) | undefined
  /** Weight among the buttons of a page; one primary each. @default 'primary' */
  variant?: ButtonVariant | undefined
  /** `medium` is 48 px high, `small` 40 [IMG-05]. @default 'medium' */
  size?: ButtonSize | undefined
  /** Takes no press and no focus; say why nearby. @selector [data-disabled] */
  isDisabled?: boolean | undefined
  /** Keeps its focus and its width, but answers to no press. @selector [aria-disabled="true"] */
  isPending?: boolean | undefined
  /** Read out when the button turns pending. */
  pendingLabel?: string | undefined
  /** What it does to the form that it stands in. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined
  /** As wide as its parent. */
  fullWidth?: boolean | undefined
  /** Takes focus when it appears: only where the person has just asked for it. */
  autoFocus?: boolean | undefined
  /** So that something can point at it. */
  id?: string | undefined
  /** Id of the form that it belongs to, when it stands outside. */
  form?: string | undefined
  /** Names it; begins with the words that are seen (WCAG 2.5.3). */
  'aria-label'?: string | undefined
  /** Id of what says more, such as why it is disabled. */
  'aria-describedby'?: string | undefined
  /** Id of what it shows or changes. */
  'aria-controls'?: string | undefined
  /** Whether what it opens is open. */
  'aria-expanded'?: boolean | undefined
  /** The `<button>`. */
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Does something on this page. What leads elsewhere is a `ButtonLink`. A button of the browser: pages begin with it. */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  isDisabled = false,
  isPending = false,
  pendingLabel,
  type = 'button',
  onPress,
  ...props
}: ButtonProps) {
  return (
    <>
      <button
        {...props}
        {...nativePress(isPending ? undefined : onPress)}
        disabled={isDisabled}
        data-disabled={isDisabled || undefined}
        aria-disabled={isPending || undefined}
        type={isPending ? 'button' : type}
        className={button({ variant, size, fullWidth })}
      >
        {isPending ? (
          <>
            <span className={pendingContent}>{children}</span>
            <span className={pendingSpinner} data-pending>
              <SpinnerMark size="small" />
            </span>
          </>
        ) : (
          children
        )}
      </button>
      {pendingLabel === undefined ? null : <LiveRegion>{isPending ? pendingLabel : null}</LiveRegion>}
    </>
  )
}
