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
  children: ReactNode
  id?: string | undefined
  /** `-1` lets a route change put focus on it. */
  tabIndex?: -1 | undefined
  ref?: Ref<HTMLHeadingElement> | undefined
}

const sizeOfLevel = { 1: 'large', 2: 'large', 3: 'medium', 4: 'small' } as const satisfies Record<
  HeadingLevel,
  HeadingSize
>

export function Heading({ level, size = sizeOfLevel[level], children, id, tabIndex, ref }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element ref={ref} className={heading({ size })} id={id} tabIndex={tabIndex}>
      {children}
    </Element>
  )
}
