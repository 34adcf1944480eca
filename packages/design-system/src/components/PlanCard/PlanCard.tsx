import { useId } from 'react'
import type { ReactNode } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import { Heading } from '../Heading/Heading.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import {
  action as actionStyle,
  badges,
  card,
  check,
  cost,
  description as descriptionStyle,
  feature,
  features as featuresStyle,
  featureText,
  head,
  period,
} from './PlanCard.css.ts'

export type PlanFeature = {
  readonly id: string
  readonly text: string
  /** A '?' that explains it, such as a button that opens a popover. */
  readonly help?: ReactNode
}

export type PlanCardProps = {
  /** The plan's name; a heading, and the name of the card. */
  name: string
  /** Ready to show, such as `£7.99`. */
  costText: string
  /** What the cost is for, such as `a month`; stands beside it, smaller. */
  periodText?: string | undefined
  /** For whom the plan is, in a sentence. */
  description?: string | undefined
  /** What it gives. */
  features: readonly PlanFeature[]
  /** Leads to the plan: a `ButtonLink` or a `Button`. Name the plan in it, because cards stand side by side. */
  action?: ReactNode
  /** Marks the plan that most people want, in words. @selector [data-recommended] */
  recommendedLabel?: string | undefined
  /** Marks the plan that the member has, in words. @selector [data-current] */
  currentLabel?: string | undefined
  /** Place in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined
}

/** A plan among plans: what it costs, what it gives, and the way to it. */
export function PlanCard({
  name,
  costText,
  periodText,
  description,
  features,
  action,
  recommendedLabel,
  currentLabel,
  headingLevel = 3,
}: PlanCardProps) {
  const nameId = useId()
  return (
    <article
      className={card}
      aria-labelledby={nameId}
      data-recommended={recommendedLabel === undefined ? undefined : true}
      data-current={currentLabel === undefined ? undefined : true}
    >
      <div className={head}>
        {recommendedLabel === undefined && currentLabel === undefined ? null : (
          <div className={badges}>
            {recommendedLabel === undefined ? null : <Badge tone="brand">{recommendedLabel}</Badge>}
            {currentLabel === undefined ? null : (
              <Badge tone="inverse">
                <Icon name="check" size="small" />
                {currentLabel}
              </Badge>
            )}
          </div>
        )}
        <Heading level={headingLevel} size="medium" id={nameId}>
          {name}
        </Heading>
        <p className={cost}>
          {costText} {periodText === undefined ? null : <span className={period}>{periodText}</span>}
        </p>
        {description === undefined ? null : <p className={descriptionStyle}>{description}</p>}
      </div>
      {features.length === 0 ? null : (
        // Safari forgets that a list without bullets is one.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul className={featuresStyle} role="list">
          {features.map(({ id, text, help }) => (
            <li key={id} className={feature}>
              <span className={check}>
                <Icon name="check" size="small" />
              </span>
              <span className={featureText}>{text}</span>
              {help}
            </li>
          ))}
        </ul>
      )}
      {action === undefined ? null : <div className={actionStyle}>{action}</div>}
    </article>
  )
}
