// The looks come from Button's stylesheet, not from Button, so that a link never loads react-aria.
import { button } from '../Button/Button.css.ts'
import type { ButtonSize, ButtonVariant } from '../Button/button-variants.ts'
import { BaseLink } from '../Link/BaseLink.tsx'
import type { BaseLinkProps } from '../Link/BaseLink.tsx'

export type ButtonLinkProps = Omit<BaseLinkProps, 'isCurrent'> & {
  /** @default 'primary' */
  variant?: ButtonVariant | undefined
  /** @default 'medium' */
  size?: ButtonSize | undefined
  fullWidth?: boolean | undefined
}

/** A link with the weight of a button. */
export function ButtonLink({ variant = 'primary', size = 'medium', fullWidth = false, ...props }: ButtonLinkProps) {
  return <BaseLink {...props} className={button({ variant, size, fullWidth })} />
}
