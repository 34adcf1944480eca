import type { ReactNode, Ref } from 'react'
import { heading } from './Heading.css.ts'

export const headingLevels = [1, 2, 3, 4] as const
export const headingSizes = ['display', 'large', 'medium', 'small'] as const

export type HeadingLevel = (typeof headingLevels)[number]
export type HeadingSize = (typeof headingSizes)[number]

export type HeadingProps = {
  /** Place in the outline of the page. */
  level: HeadingLevel
  /** How large it looks; follows the level when left out. */
  size?: HeadingSize | undefined
  /** The words. */
  children: ReactNode
  /** So that a region can be named by it, and a link can lead to it. */
  id?: string | undefined
  /** `-1` lets a route change put focus on it. */
  tabIndex?: -1 | undefined
  /** The element, so that a route change can put focus on it. */
  ref?: Ref<HTMLHeadingElement> | undefined
}

const sizeOfLevel = { 1: 'large', 2: 'large', 3: 'medium', 4: 'small' } as const satisfies Record<
  HeadingLevel,
  HeadingSize
>

/** Heads what follows. Its level is its place in the outline, and its size how large it looks. */
export function Heading({ level, size = sizeOfLevel[level], children, id, tabIndex, ref }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element ref={ref} className={heading({ size })} id={id} tabIndex={tabIndex}>
      {children}
    </Element>
  )
}
