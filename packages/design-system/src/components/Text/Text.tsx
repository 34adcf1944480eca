import type { ReactNode } from 'react'
import { text } from './Text.css.ts'

export const textSizes = ['small', 'standard', 'large'] as const
export const textTones = ['default', 'muted', 'onBrand', 'error', 'brand'] as const
export const textWeights = ['regular', 'medium', 'strong'] as const

export type TextProps = {
  /** The words. */
  children: ReactNode
  /** Element that it is; a paragraph unless the place asks for another. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'li' | 'dt' | 'dd' | 'label' | 'figcaption' | 'time' | undefined
  /** Step of the type scale. @default 'standard' */
  size?: (typeof textSizes)[number] | undefined
  /** Colour by meaning; `onBrand` on the brand’s ground. @default 'default' */
  tone?: (typeof textTones)[number] | undefined
  /** Weight of the letters. @default 'regular' */
  weight?: (typeof textWeights)[number] | undefined
  /** Tabular figures, for points and prices. */
  numeric?: boolean | undefined
  /** So that a field or a region can point at it. */
  id?: string | undefined
}

/** Running text and short lines, in the club’s sizes and tones. */
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
