import type { ReactNode } from 'react'
import { container } from './Container.css.ts'

export type ContainerProps = {
  children: ReactNode
  as?: 'div' | 'section' | 'article' | 'nav' | 'header' | 'footer' | undefined
}

/** Page margins and the widest line of a page. */
export function Container({ children, as: Element = 'div' }: ContainerProps) {
  return <Element className={container}>{children}</Element>
}
