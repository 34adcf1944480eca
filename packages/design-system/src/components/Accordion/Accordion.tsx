import type { ReactNode } from 'react'
import { Button, Disclosure, DisclosureGroup, DisclosurePanel, Heading } from 'react-aria-components/DisclosureGroup'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { accordion, body as bodyStyle, chevron, item, title as titleStyle, trigger } from './Accordion.css.ts'

export type AccordionItem = { readonly id: string; readonly title: string; readonly body: ReactNode }

export type AccordionProps = {
  items: readonly AccordionItem[]
  headingLevel: HeadingLevel
  /** Otherwise opening one closes the others. */
  allowsMultiple?: boolean | undefined
}

/** Questions that open to their answers. Closed answers stay in the page, where a search of it finds them. */
export function Accordion({ items, headingLevel, allowsMultiple = false }: AccordionProps) {
  return (
    <DisclosureGroup className={accordion} allowsMultipleExpanded={allowsMultiple}>
      {items.map(({ id, title, body }) => (
        <Disclosure key={id} id={id} className={item}>
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
