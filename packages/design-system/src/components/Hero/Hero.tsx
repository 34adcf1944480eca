import type { ReactNode } from 'react'
import type { ContentBackground } from '../../themes/theme-tokens.ts'
import { Heading } from '../Heading/Heading.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { Picture } from '../Picture/Picture.tsx'
import {
  actions as actionsStyle,
  body as bodyStyle,
  copy,
  fill,
  headline as headlineStyle,
  hero,
  inner,
  picture,
} from './Hero.css.ts'

export const heroTextColours = ['dark', 'light'] as const

export const heroTextPositions = ['start', 'end'] as const
export const heroNarrowTextPositions = ['top', 'bottom'] as const

export type HeroProps = {
  /** What the page is about; its heading. */
  headline: string
  /** One or two sentences. */
  body?: ReactNode
  /** Buttons; on the brand background use their `onBrand` variant. */
  actions?: ReactNode
  /** Address of the picture beside the words. */
  imageUrl?: string | undefined
  /** Text alternative of the picture; empty when it only decorates. @default '' */
  imageAlt?: string | undefined
  /** Ground that the editor has chosen [HOM-05]. */
  background: ContentBackground
  /**
   * What an editor asked for. Each background has one text colour that can be read on it, in each scheme;
   * asking for the other one shows as `[data-wanted-text]` and changes nothing.
   */
  textColour?: (typeof heroTextColours)[number] | undefined
  /** Side of the words from 768 px. @default 'start' */
  textPosition?: (typeof heroTextPositions)[number] | undefined
  /** Place of the words below 768 px. @default 'top' */
  narrowTextPosition?: (typeof heroNarrowTextPositions)[number] | undefined
  /** Its picture is the largest of the first view: loads at once and first. */
  priority?: boolean | undefined
  /** Level of the headline in the page’s outline. @default 1 */
  headingLevel?: HeadingLevel | undefined
  /** Of the headline, which then names the region. */
  id?: string | undefined
}

/** The opening of a page: words on the brand's ground, the picture beside them from 768 px. */
export function Hero({
  headline,
  body,
  actions,
  imageUrl,
  imageAlt = '',
  background,
  textColour,
  textPosition = 'start',
  narrowTextPosition = 'top',
  priority,
  headingLevel = 1,
  id,
}: HeroProps) {
  return (
    <section className={hero({ background })} data-wanted-text={textColour} aria-labelledby={id}>
      <div
        className={inner}
        data-with-picture={imageUrl === undefined ? undefined : true}
        data-text={textPosition}
        data-narrow-text={narrowTextPosition}
      >
        <div className={copy}>
          <div className={headlineStyle}>
            <Heading level={headingLevel} size="display" id={id}>
              {headline}
            </Heading>
          </div>
          {body === undefined ? null : <div className={bodyStyle}>{body}</div>}
          {actions === undefined ? null : <div className={actionsStyle}>{actions}</div>}
        </div>
        {imageUrl === undefined ? null : (
          <div className={picture}>
            <div className={fill}>
              <Picture
                src={imageUrl}
                alt={imageAlt}
                width={872}
                height={500}
                widths={[375, 560, 722, 872, 1120]}
                sizes="100vw"
                wide={besideWords}
                priority={priority}
                cover
              />
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

/** Beside the words it is about as high as it is wide, and wider than half of the page where that is narrow. */
const besideWords = {
  from: 768,
  width: 720,
  height: 600,
  widths: [540, 720, 960, 1440, 1920],
  sizes: '(min-width: 1440px) 50vw, 720px',
} as const
