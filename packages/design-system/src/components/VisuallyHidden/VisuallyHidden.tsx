import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css.ts'

export type VisuallyHiddenProps = {
  /** The words. */
  children: ReactNode
  /** Element that it is. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | undefined
  /** So that a control can be described by it. */
  id?: string | undefined
}

/** Words for assistive technology only. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element className={visuallyHidden} id={id}>
      {children}
    </Element>
  )
}
