import type { ReactNode, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { defined } from '../../support/defined.ts'
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx'
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx'
import { button, pendingContent, pendingSpinner } from './Button.css.ts'
import type { ButtonSize, ButtonVariant } from './button-variants.ts'

export { buttonSizes, buttonVariants } from './button-variants.ts'

export type ButtonProps = {
  children: ReactNode
  onPress?: (() => void) | undefined
  /** @default 'primary' */
  variant?: ButtonVariant | undefined
  /** @default 'medium' */
  size?: ButtonSize | undefined
  /** @selector [data-disabled] */
  isDisabled?: boolean | undefined
  /** Keeps its focus and its width, but answers to no press. @selector [data-pending] */
  isPending?: boolean | undefined
  /** Read out when the button turns pending. */
  pendingLabel?: string | undefined
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined
  fullWidth?: boolean | undefined
  autoFocus?: boolean | undefined
  id?: string | undefined
  form?: string | undefined
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-controls'?: string | undefined
  'aria-expanded'?: boolean | undefined
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
        {...(isPending ? { 'aria-disabled': 'true', 'data-pending': true } : {})}
        type={isPending ? 'button' : type}
        className={button({ variant, size, fullWidth })}
      >
        {isPending ? (
          <>
            <span className={pendingContent}>{children}</span>
            <span className={pendingSpinner}>
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
