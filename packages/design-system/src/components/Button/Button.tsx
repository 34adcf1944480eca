import type { ReactNode, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { defined } from '../../support/defined.ts'
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

/** Does something on this page. What leads elsewhere is a `ButtonLink`. */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  isPending = false,
  pendingLabel,
  type = 'button',
  onPress,
  ...props
}: ButtonProps) {
  const isAnswering = !isPending && onPress !== undefined
  return (
    <>
      <AriaButton
        {...defined(props)}
        {...(isAnswering ? { onPress: () => onPress() } : {})}
        // react-aria's own pending state announces by a reference to the button, which is broken once the button has gone.
        {...(isPending ? { 'aria-disabled': 'true' } : {})}
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
      </AriaButton>
      {pendingLabel === undefined ? null : <LiveRegion>{isPending ? pendingLabel : null}</LiveRegion>}
    </>
  )
}
