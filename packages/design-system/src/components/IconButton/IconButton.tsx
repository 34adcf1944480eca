import type { ReactNode, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { defined } from '../../support/defined.ts'
import { iconButton } from './IconButton.css.ts'

export const iconButtonVariants = ['quiet', 'raised', 'onBrand'] as const

export type IconButtonProps = {
  /** The accessible name. */
  label: string
  /** An `Icon`. */
  children: ReactNode
  onPress?: (() => void) | undefined
  /** @default 'quiet' */
  variant?: (typeof iconButtonVariants)[number] | undefined
  isDisabled?: boolean | undefined
  autoFocus?: boolean | undefined
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-controls'?: string | undefined
  'aria-expanded'?: boolean | undefined
  'aria-pressed'?: boolean | undefined
  'aria-haspopup'?: 'menu' | 'dialog' | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A button whose only face is an icon; 44 px square. */
export function IconButton({ label, variant = 'quiet', onPress, children, ...props }: IconButtonProps) {
  return (
    <AriaButton
      {...defined(props)}
      {...(onPress === undefined ? {} : { onPress: () => onPress() })}
      aria-label={label}
      className={iconButton({ variant })}
    >
      {children}
    </AriaButton>
  )
}
