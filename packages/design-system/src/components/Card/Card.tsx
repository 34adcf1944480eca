import type { ReactNode } from 'react'
import { card } from './Card.css.ts'

export const cardPaddings = ['none', 'medium', 'large'] as const
export const cardTones = ['plain', 'sunken', 'raised'] as const

export type CardProps = {
  /** What it holds. */
  children: ReactNode
  /** Room inside. @default 'large' */
  padding?: (typeof cardPaddings)[number] | undefined
  /** Ground that it stands on. @default 'plain' */
  tone?: (typeof cardTones)[number] | undefined
  /** Element that it is. */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined
  /** Id of the heading that names it. */
  labelledBy?: string | undefined
}

/** A surface that holds one thing together. */
export function Card({ children, padding = 'large', tone = 'plain', as: Element = 'div', labelledBy }: CardProps) {
  return (
    <Element className={card({ padding, tone })} aria-labelledby={labelledBy}>
      {children}
    </Element>
  )
}
