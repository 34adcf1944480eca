import { useId } from 'react'
import type { MouseEvent, Ref } from 'react'
import { listRole } from '../../support/layout-elements.ts'
import { Heading } from '../Heading/Heading.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { errorSummary, item, link, list, mark, words } from './ErrorSummary.css.ts'
import { goToField } from './go-to-field.ts'

export type ErrorSummaryItem = {
  /** The `id` of the wrong field; left out for what belongs to no field, such as an order that is sold out. */
  readonly fieldId?: string | undefined
  /** The same words as at the field. */
  readonly message: string
}

export type ErrorSummaryProps = {
  /** Heading that names the summary, such as `There are two things to put right`. */
  title: string
  /** What is wrong, in the order of the fields. */
  errors: readonly ErrorSummaryItem[]
  /** Place in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined
  /** Of the summary, so that a page can lead to it. */
  id?: string | undefined
  /** The summary, which takes focus by script, so that a failed submit can lead there. */
  ref?: Ref<HTMLElement> | undefined
}

/** Everything that is wrong with a form in one list, each line a link to its field. `Form` brings it and moves focus. */
export function ErrorSummary({ title, errors, headingLevel = 2, id, ref }: ErrorSummaryProps) {
  const titleId = useId()
  return (
    <section ref={ref} id={id} className={errorSummary} tabIndex={-1} aria-labelledby={titleId}>
      <span className={mark}>
        <Icon name="error" />
      </span>
      <div className={words}>
        <Heading level={headingLevel} size="small" id={titleId}>
          {title}
        </Heading>
        <ul className={list} {...listRole('ul')}>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`} className={item}>
              {fieldId === undefined ? (
                message
              ) : (
                <a className={link} href={`#${fieldId}`} onClick={(event) => followLink(event, fieldId)}>
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A fragment alone would change the address and leave focus beside some fields; without scripts it still leads there. */
function followLink(event: MouseEvent, fieldId: string) {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (isPlain && goToField(fieldId)) event.preventDefault()
}
