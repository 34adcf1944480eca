import type { ReactNode } from 'react'
import { BaseLink } from '../Link/BaseLink.tsx'
import { chip } from './Chip.css.ts'

export type ChipProps = {
  children: ReactNode
  isSelected?: boolean | undefined
} & ({ href: string; onPress?: never } | { onPress: () => void; href?: never })

/** One choice of a few. With an address it is a link `[aria-current]`, otherwise a button `[aria-pressed]`. */
export function Chip({ children, isSelected = false, href, onPress }: ChipProps) {
  if (href !== undefined) {
    return (
      <BaseLink className={chip} href={href} isCurrent={isSelected}>
        {children}
      </BaseLink>
    )
  }
  return (
    <button type="button" className={chip} aria-pressed={isSelected} onClick={() => onPress()}>
      {children}
    </button>
  )
}
