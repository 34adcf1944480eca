import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css.ts'

export type VisuallyHiddenProps = {
  children: ReactNode
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | undefined
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
