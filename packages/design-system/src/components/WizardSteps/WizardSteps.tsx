import { listRole } from '../../support/layout-elements.ts'
import { Icon } from '../Icon/Icon.tsx'
import { BaseLink } from '../Link/BaseLink.tsx'
import {
  link,
  mark,
  plain,
  state as stateStyle,
  step as stepStyle,
  steps as stepsStyle,
  words,
} from './WizardSteps.css.ts'

export const wizardStepStates = ['done', 'current', 'toDo'] as const

export type WizardStepState = (typeof wizardStepStates)[number]

export type WizardStep = {
  /** Of the step in the application. */
  readonly id: string
  /** What the step is about. */
  readonly label: string
  /** Where a person can go back to the step; taken only while it is done. */
  readonly href?: string | undefined
}

export type WizardStepsProps = {
  /** Names the list, such as `Join in four steps`. */
  label: string
  /** All steps, in their order. */
  steps: readonly WizardStep[]
  /**
   * Id of the step that the person is at: those before it are done, those after it are to do.
   * Any other id, such as the empty text, means that all are done.
   * @selector [data-state="current"]
   */
  currentId: string
  /** What each state is called, such as `Done`, `You are here` and `To do`. */
  stateTexts: Readonly<Record<WizardStepState, string>>
}

/**
 * How far a person has come in something that is done step by step. On small screens it is one row of marks, above the words
 * of the step that the person is at, so that what is to be done there comes first.
 */
export function WizardSteps({ label, steps, currentId, stateTexts }: WizardStepsProps) {
  const found = steps.findIndex(({ id }) => id === currentId)
  const current = found === -1 ? steps.length : found
  return (
    <ol className={stepsStyle} aria-label={label} {...listRole('ol')}>
      {steps.map((step, index) => {
        const state = stateAt(index, current)
        return (
          <li
            key={step.id}
            className={stepStyle}
            data-state={state}
            {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
          >
            {state === 'done' && step.href !== undefined ? (
              <BaseLink href={step.href} className={link}>
                {markOf(state, index)}
                <span className={words}>{step.label}</span>
              </BaseLink>
            ) : (
              <span className={plain}>
                {markOf(state, index)}
                <span className={words}>{step.label}</span>
              </span>
            )}{' '}
            <span className={stateStyle}>{stateTexts[state]}</span>
          </li>
        )
      })}
    </ol>
  )
}

function markOf(state: WizardStepState, index: number) {
  return (
    <span className={mark} aria-hidden="true">
      {state === 'done' ? <Icon name="check" size="small" /> : index + 1}
    </span>
  )
}

function stateAt(index: number, current: number): WizardStepState {
  if (index === current) return 'current'
  return index < current ? 'done' : 'toDo'
}
