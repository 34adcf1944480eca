import { button } from '../Button/Button.css.ts'
import type { ButtonSize, ButtonVariant } from '../Button/button-variants.ts'
import { BaseLink } from '../Link/BaseLink.tsx'
import type { BaseLinkProps } from '../Link/BaseLink.tsx'

export type ButtonLinkProps = Omit<BaseLinkProps, 'isCurrent'> & {
  /** How much it weighs: one primary to a view. @default 'primary' */
  variant?: ButtonVariant | undefined
  /** 48 px high, or 40 beside other small things. @default 'medium' */
  size?: ButtonSize | undefined
  /** As wide as its parent. */
  fullWidth?: boolean | undefined
}

/** A link with the weight of a button. */
export function ButtonLink({ variant = 'primary', size = 'medium', fullWidth = false, ...props }: ButtonLinkProps) {
  return <BaseLink {...props} className={button({ variant, size, fullWidth })} />
}
