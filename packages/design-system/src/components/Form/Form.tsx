import { useEffect, useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx'
import type { ErrorSummaryItem } from '../ErrorSummary/ErrorSummary.tsx'
import { goToField } from '../ErrorSummary/go-to-field.ts'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { form } from './Form.css.ts'

export const formFocusTargets = ['summary', 'firstField'] as const

export type FormProps = {
  /** Fields and the button that sends them. */
  children: ReactNode
  /**
   * Checks and sends. Returns a promise where that takes time: focus moves to what is wrong when it is settled, so that
   * a server's errors count as well as the form's own. It never rejects: what failed stands in `errors`.
   */
  onSubmit: () => void | Promise<void>
  /** What is wrong, in the order of the fields; the caller's. Shown in the summary after the first failed submit. */
  errors?: readonly ErrorSummaryItem[] | undefined
  /** Heading of the summary, such as `There are two things to put right`. */
  errorSummaryTitle: string
  /** Place of that heading in the outline of the page. @default 2 */
  errorSummaryLevel?: HeadingLevel | undefined
  /**
   * Where focus goes after a failed submit: to the summary, which tells how much is wrong, or, in a form that fits the
   * screen, straight to the first wrong field. @default 'summary'
   */
  focusAfterFailure?: (typeof formFocusTargets)[number] | undefined
  /** Names the form and makes it a landmark, where a page has more than one. */
  'aria-label'?: string | undefined
  /** Of the form, so that a button outside can send it. */
  id?: string | undefined
  /** The `<form>`. */
  ref?: Ref<HTMLFormElement> | undefined
}

const none: readonly ErrorSummaryItem[] = []

/** Fields that are sent together. After a failed submit it lists what is wrong and puts focus there. */
export function Form({
  children,
  onSubmit,
  errors = none,
  errorSummaryTitle,
  errorSummaryLevel,
  focusAfterFailure = 'summary',
  'aria-label': label,
  id,
  ref,
}: FormProps) {
  const summary = useRef<HTMLElement>(null)
  // Errors that the page is born with come from a submit without scripts.
  const [isSummaryWanted, setIsSummaryWanted] = useState(errors.length > 0)
  const [attempt, setAttempt] = useState(0)
  const answered = useRef(0)

  useEffect(() => {
    // Once per attempt: errors that come and go while fields are put right must not take focus from the person.
    if (attempt === answered.current) return
    answered.current = attempt
    const [first] = errors
    if (first === undefined) return
    const field = focusAfterFailure === 'firstField' ? errors.find(({ fieldId }) => fieldId !== undefined) : undefined
    if (field?.fieldId === undefined || !goToField(field.fieldId)) summary.current?.focus()
  }, [attempt, errors, focusAfterFailure])

  const submit = async () => {
    await onSubmit()
    setIsSummaryWanted(true)
    setAttempt((count) => count + 1)
  }

  return (
    <form
      ref={ref}
      id={id}
      className={form}
      aria-label={label}
      // The browser's bubbles vanish, cannot be translated and name one field at a time.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {isSummaryWanted && errors.length > 0 ? (
        <ErrorSummary ref={summary} title={errorSummaryTitle} errors={errors} headingLevel={errorSummaryLevel} />
      ) : null}
      {children}
    </form>
  )
}
