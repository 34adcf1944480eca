import type { ReactNode, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { defined } from '../../support/defined.ts'
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
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
  onPress,
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...defined(props)}
      {...(onPress === undefined ? {} : { onPress: () => onPress() })}
      isPending={isPending}
      className={button({ variant, size, fullWidth })}
    >
      {isPending ? (
        <>
          <span className={pendingContent}>{children}</span>
          <span className={pendingSpinner}>
            <SpinnerMark size="small" />
          </span>
          {pendingLabel === undefined ? null : (
            <>
              {' '}
              <VisuallyHidden>{pendingLabel}</VisuallyHidden>
            </>
          )}
        </>
      ) : (
        children
      )}
    </AriaButton>
  )
}
