import type { ReactNode } from 'react'
import { BaseLink } from '../Link/BaseLink.tsx'
import { chip } from './Chip.css.ts'

export type ChipProps = {
  /** What the choice is called. */
  children: ReactNode
  /**
   * Whether it is the chosen one.
   * @default false
   * @selector [aria-current="page"] as a link, [aria-pressed="true"] as a button
   */
  isSelected?: boolean | undefined
} & (
  | {
      /** Where it leads: makes it a link. */
      href: string
      onPress?: never
      isDisabled?: never
    }
  | {
      /** What it does: makes it a button. */
      onPress: () => void
      /**
       * Keeps the choice as it is.
       * @selector :disabled
       */
      isDisabled?: boolean | undefined
      href?: never
    }
)

/** One choice of a few. With an address it is a link `[aria-current]`, otherwise a button `[aria-pressed]`. */
export function Chip({ children, isSelected = false, isDisabled, href, onPress }: ChipProps) {
  if (href !== undefined) {
    return (
      <BaseLink className={chip} href={href} isCurrent={isSelected}>
        {children}
      </BaseLink>
    )
  }
  return (
    <button type="button" className={chip} aria-pressed={isSelected} disabled={isDisabled} onClick={() => onPress()}>
      {children}
    </button>
  )
}
