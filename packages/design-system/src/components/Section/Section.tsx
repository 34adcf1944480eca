import type { ReactNode } from 'react'
import type { ContentBackground } from '../../themes/theme-tokens.ts'
import { section } from './Section.css.ts'

export { contentBackgrounds } from '../../themes/theme-tokens.ts'
export type { ContentBackground } from '../../themes/theme-tokens.ts'

export type SectionProps = {
  /** What stands on the band; Container gives it the margins of the page. */
  children: ReactNode
  /** Without one, the page shows through. */
  background?: ContentBackground | undefined
  /** Element that it is; `div` for a band that is no region of its own. */
  as?: 'section' | 'div' | 'aside' | undefined
  /** Id of the heading that names it; a section without a name is no landmark. */
  labelledBy?: string | undefined
  /** Names it while that heading is not there yet. */
  label?: string | undefined
  /** So that a link can lead to it. */
  id?: string | undefined
}

/** Full-width band. Put a `Container` inside. */
export function Section({ children, background, as: Element = 'section', labelledBy, label, id }: SectionProps) {
  return (
    <Element
      className={section({ background: background ?? 'none' })}
      aria-labelledby={labelledBy}
      aria-label={label}
      id={id}
    >
      {children}
    </Element>
  )
}
