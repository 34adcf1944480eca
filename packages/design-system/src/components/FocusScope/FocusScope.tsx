import type { ReactNode } from 'react'
import { FocusScope as AriaFocusScope } from 'react-aria/FocusScope'

export type FocusScopeProps = {
  /** What the scope is about. */
  children: ReactNode
  /** Keeps Tab inside. Only for what covers the page and can be left by Escape (WCAG 2.1.2). @default false */
  contain?: boolean | undefined
  /** Gives focus back to where it was before, once the scope goes. @default false */
  restoreFocus?: boolean | undefined
  /** Puts focus on the first control when the scope appears: only where the person has just asked for it. @default false */
  autoFocus?: boolean | undefined
}

/** Says where focus may go. Dialog, Sheet and menus have one already; this is for what is built from scratch. */
export function FocusScope({ children, contain = false, restoreFocus = false, autoFocus = false }: FocusScopeProps) {
  return (
    // It is what the caller asks for, once something has opened.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <AriaFocusScope contain={contain} restoreFocus={restoreFocus} autoFocus={autoFocus}>
      {children}
    </AriaFocusScope>
  )
}

export type RestoreFocusProps = {
  /** What may go away while it has focus, such as an editor in the place of a value. */
  children: ReactNode
}

/** Gives focus back to where it was before, once this part goes away. */
export function RestoreFocus({ children }: RestoreFocusProps) {
  return <FocusScope restoreFocus>{children}</FocusScope>
}
