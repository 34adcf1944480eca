import type { ReactNode } from 'react'
import { text } from './Text.css.ts'

export const textSizes = ['small', 'standard', 'large'] as const
export const textTones = ['default', 'muted', 'onBrand', 'error', 'brand'] as const
export const textWeights = ['regular', 'medium', 'strong'] as const

export type TextProps = {
  children: ReactNode
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'li' | 'dt' | 'dd' | 'label' | 'figcaption' | 'time' | undefined
  /** @default 'standard' */
  size?: (typeof textSizes)[number] | undefined
  /** @default 'default' */
  tone?: (typeof textTones)[number] | undefined
  /** @default 'regular' */
  weight?: (typeof textWeights)[number] | undefined
  /** Tabular figures, for points and prices. */
  numeric?: boolean | undefined
  id?: string | undefined
}

export function Text({
  children,
  as: Element = 'p',
  size = 'standard',
  tone = 'default',
  weight = 'regular',
  numeric = false,
  id,
}: TextProps) {
  return (
    <Element className={text({ size, tone, weight, numeric })} id={id}>
      {children}
    </Element>
  )
}
