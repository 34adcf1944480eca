import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { nativePress } from '../../support/native-press.ts'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { accordion, body as bodyStyle, chevron, item, title as titleStyle, trigger } from './Accordion.css.ts'

export type AccordionItem = {
  /** Of the question in the application. */
  readonly id: string
  /** The question: what opens the answer. */
  readonly title: string
  /** The answer. */
  readonly body: ReactNode
  /**
   * Keeps the answer closed.
   * @selector :disabled
   */
  readonly isDisabled?: boolean | undefined
}

export type AccordionProps = {
  /** The questions with their answers, in their order. */
  items: readonly AccordionItem[]
  /** Of the questions, so that they fit into the outline of the page. */
  headingLevel: HeadingLevel
  /**
   * Lets several stand open; otherwise opening one closes the others.
   * @default false
   */
  allowsMultiple?: boolean | undefined
}

/**
 * Questions that open to their answers. Closed answers stay in the page, where a search of it finds them. Made of elements of
 * the browser, as pages begin with it.
 */
export function Accordion({ items, headingLevel, allowsMultiple = false }: AccordionProps) {
  const [openIds, setOpenIds] = useState<readonly string[]>([])
  const toggle = (id: string) =>
    setOpenIds((open) =>
      open.includes(id) ? open.filter((other) => other !== id) : allowsMultiple ? [...open, id] : [id],
    )
  return (
    <div className={accordion}>
      {items.map((each) => (
        <Question
          key={each.id}
          {...each}
          headingLevel={headingLevel}
          isOpen={openIds.includes(each.id)}
          onToggle={() => toggle(each.id)}
        />
      ))}
    </div>
  )
}

interface QuestionProps extends AccordionItem {
  headingLevel: HeadingLevel
  isOpen: boolean
  onToggle: () => void
}

function Question({ title, body, isDisabled = false, headingLevel, isOpen, onToggle }: QuestionProps) {
  const questionId = useId()
  const answerId = useId()
  const answer = useRef<HTMLDivElement>(null)
  const Heading = `h${headingLevel}` as const
  const open = useEffectEvent(() => {
    if (!isOpen) onToggle()
  })
  useLayoutEffect(() => {
    if (!isOpen) answer.current?.setAttribute('hidden', 'until-found')
  }, [isOpen])
  useEffect(() => {
    const box = answer.current
    const openWhatIsFound = () => open()
    box?.addEventListener('beforematch', openWhatIsFound)
    return () => box?.removeEventListener('beforematch', openWhatIsFound)
  }, [])
  return (
    <div className={item}>
      <Heading className={titleStyle}>
        <button
          type="button"
          id={questionId}
          className={trigger}
          aria-expanded={isOpen}
          aria-controls={answerId}
          disabled={isDisabled}
          {...nativePress(onToggle)}
        >
          {title}
          <span className={chevron}>
            <Icon name="chevronDown" />
          </span>
        </button>
      </Heading>
      <div ref={answer} role="group" id={answerId} aria-labelledby={questionId} hidden={!isOpen}>
        <div className={bodyStyle}>{body}</div>
      </div>
    </div>
  )
}
