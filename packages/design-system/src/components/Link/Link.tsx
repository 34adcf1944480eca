import { BaseLink } from './BaseLink.tsx'
import type { BaseLinkProps } from './BaseLink.tsx'
import { link } from './Link.css.ts'

export const linkVariants = ['inline', 'standalone', 'quiet', 'onBrand'] as const

export type LinkProps = BaseLinkProps & {
  /** How it looks: in a sentence, on its own, in a menu, on the brand’s ground. @default 'inline' */
  variant?: (typeof linkVariants)[number] | undefined
}

/** Takes a person to another place. The current page is marked with `[aria-current="page"]`. */
export function Link({ variant = 'inline', ...props }: LinkProps) {
  return <BaseLink {...props} className={link({ variant })} />
}
