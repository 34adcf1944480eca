import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Text } from '../Text/Text.tsx'
import { heading, number as numberStyle, picture, step } from './StepCard.css.ts'

export type StepCardProps = {
  /** Address of the picture above it, which only decorates. */
  imageUrl?: string | undefined
  /** Which step it is, from 1. The list that it stands in counts for assistive technology. */
  number: number
  /** What to do, in a few words. */
  title: string
  /** How. */
  body: ReactNode
  /** Level of the title in the page’s outline. @default 3 */
  headingLevel?: HeadingLevel | undefined
}

/** One step of how a thing works. Put steps into an `ol`, which counts them for assistive technology. */
export function StepCard({ imageUrl, number, title, body, headingLevel = 3 }: StepCardProps) {
  return (
    <div className={step}>
      {imageUrl === undefined ? null : (
        <div className={picture}>
          <Picture
            src={imageUrl}
            alt=""
            width={422}
            height={237}
            widths={[225, 350, 450, 700, 880, 1300]}
            sizes="(min-width: 768px) 33vw, 100vw"
            cover
          />
        </div>
      )}
      <div className={heading}>
        <span className={numberStyle} aria-hidden="true">
          {number}
        </span>
        <Heading level={headingLevel} size="medium">
          {title}
        </Heading>
      </div>
      <Text as="div">{body}</Text>
    </div>
  )
}
