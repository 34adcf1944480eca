import type { ReactNode } from 'react'
import { container } from './Container.css.ts'

export type ContainerProps = {
  /** Content of the page. */
  children: ReactNode
  /** Its element, where it is a part of the page of its own. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'nav' | 'header' | 'footer' | undefined
}

/** Page margins and the widest line of a page. */
export function Container({ children, as: Element = 'div' }: ContainerProps) {
  return <Element className={container}>{children}</Element>
}
