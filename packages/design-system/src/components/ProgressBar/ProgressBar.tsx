import { useId } from 'react'
import { listRole } from '../../support/layout-elements.ts'
import { Icon } from '../Icon/Icon.tsx'
import {
  bar,
  head,
  label as labelStyle,
  mark,
  marks as marksStyle,
  milestone as milestoneStyle,
  milestoneLabel,
  milestones as milestonesStyle,
  milestoneState,
  milestoneWords,
  narrowSpacer,
  place,
  progress,
  track,
  value as valueStyle,
  wideSpacer,
} from './ProgressBar.css.ts'

export type ProgressMilestone = {
  /** Of the milestone in the application. */
  readonly id: string
  /** Where it stands on the bar, in percent. */
  readonly at: number
  /** Where it stands below 768 px, when that differs. */
  readonly atNarrow?: number | undefined
  /** What the milestone is, such as `$15,000`. */
  readonly label: string
  /**
   * Whether it has been reached.
   * @selector [data-reached]
   */
  readonly isReached: boolean
  /** Says whether it has been reached, such as `Unlocked` or `Locked`. */
  readonly stateText: string
}

export type ProgressBarProps = {
  /** What grows. */
  label: string
  /** How far it has come, in percent. */
  value: number
  /** How far it has come, in words, such as `1 of 2 available`; shown, and read in place of the percentage. */
  valueText: string
  /** Points on the way. Whether each is reached is the caller's to say: the bar is drawn, not counted. */
  milestones?: readonly ProgressMilestone[] | undefined
}

const noMilestones: readonly ProgressMilestone[] = []

/** How far something has come, with milestones that are reached or still ahead. */
export function ProgressBar({ label, value, valueText, milestones = noMilestones }: ProgressBarProps) {
  const labelId = useId()
  return (
    <div className={bar}>
      <div className={head}>
        <span id={labelId} className={labelStyle}>
          {label}
        </span>
        <span className={valueStyle}>{valueText}</span>
      </div>
      <div className={track}>
        <progress className={progress} max={100} value={value} aria-labelledby={labelId} aria-valuetext={valueText} />
        {milestones.length === 0 ? null : (
          <div className={marksStyle} aria-hidden="true">
            {milestones.map((milestone) => (
              <span key={milestone.id} className={place}>
                <NarrowSpacer at={milestone.atNarrow ?? milestone.at} />
                <WideSpacer at={milestone.at} />
                <MilestoneMark {...milestone} />
              </span>
            ))}
          </div>
        )}
      </div>
      {milestones.length === 0 ? null : (
        <ul className={milestonesStyle} aria-labelledby={labelId} {...listRole('ul')}>
          {milestones.map((milestone) => (
            <li key={milestone.id} className={milestoneStyle}>
              <WideSpacer at={milestone.at} />
              <span className={milestoneWords}>
                <span className={milestoneLabel}>{milestone.label}</span>{' '}
                <span className={milestoneState} data-reached={milestone.isReached || undefined}>
                  {milestone.stateText}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * Takes the room before a milestone. An empty drawing has its width as an attribute, which a policy against inline
 * styles allows, and grows from the side where reading starts.
 */
function WideSpacer({ at }: { at: number }) {
  return <svg className={wideSpacer} width={`${at}%`} height="1" aria-hidden="true" focusable="false" />
}

function NarrowSpacer({ at }: { at: number }) {
  return <svg className={narrowSpacer} width={`${at}%`} height="1" aria-hidden="true" focusable="false" />
}

function MilestoneMark({ isReached }: Pick<ProgressMilestone, 'isReached'>) {
  return (
    <span className={mark} data-reached={isReached || undefined}>
      <Icon name={isReached ? 'check' : 'lock'} size="small" />
    </span>
  )
}
