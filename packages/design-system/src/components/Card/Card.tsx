import type { ReactNode } from 'react'
import { card } from './Card.css.ts'

export const cardPaddings = ['none', 'medium', 'large'] as const
export const cardTones = ['plain', 'sunken', 'raised'] as const

export type CardProps = {
  children: ReactNode
  /** @default 'large' */
  padding?: (typeof cardPaddings)[number] | undefined
  /** @default 'plain' */
  tone?: (typeof cardTones)[number] | undefined
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined
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
