import type { ReactNode } from 'react'
import { Button, Disclosure, DisclosureGroup, DisclosurePanel, Heading } from 'react-aria-components/DisclosureGroup'
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
   * @selector [data-disabled]
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

/** Questions that open to their answers. Closed answers stay in the page, where a search of it finds them. */
export function Accordion({ items, headingLevel, allowsMultiple = false }: AccordionProps) {
  return (
    <DisclosureGroup className={accordion} allowsMultipleExpanded={allowsMultiple}>
      {items.map(({ id, title, body, isDisabled = false }) => (
        <Disclosure key={id} id={id} className={item} isDisabled={isDisabled}>
          <Heading level={headingLevel} className={titleStyle}>
            <Button slot="trigger" className={trigger}>
              {title}
              <span className={chevron}>
                <Icon name="chevronDown" />
              </span>
            </Button>
          </Heading>
          <DisclosurePanel>
            <div className={bodyStyle}>{body}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  )
}
