import type { ReactNode } from 'react'
import { Button, Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components/DisclosureGroup'
import { defined } from '../../support/defined.ts'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { body, chevron, disclosure, heading, trigger } from './Disclosure.css.ts'

export type DisclosureProps = {
  /** What opens the block, and what the block is about. */
  title: string
  /** What shows when it is open. */
  children: ReactNode
  /** Makes the title a heading of the page; leave it out for an aside. */
  headingLevel?: HeadingLevel | undefined
  /**
   * Whether it is open, when the app decides so.
   * @selector [data-expanded]
   */
  isExpanded?: boolean | undefined
  /**
   * Whether it is open at first, when it decides for itself.
   * @default false
   */
  isExpandedAtFirst?: boolean | undefined
  /** A person opened or closed it. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined
  /**
   * Keeps it as it is.
   * @selector [data-disabled]
   */
  isDisabled?: boolean | undefined
}

/** More about something, for those who ask. What is closed stays in the page, where a search of it finds it. */
export function Disclosure({
  title,
  children,
  headingLevel,
  isExpanded,
  isExpandedAtFirst,
  onExpandedChange,
  isDisabled,
}: DisclosureProps) {
  const button = (
    <Button slot="trigger" className={trigger}>
      <span className={chevron}>
        <Icon name="chevronDown" size="small" />
      </span>
      {title}
    </Button>
  )
  return (
    <AriaDisclosure
      className={disclosure}
      {...defined({ isExpanded, defaultExpanded: isExpandedAtFirst, onExpandedChange, isDisabled })}
    >
      {headingLevel === undefined ? (
        button
      ) : (
        <Heading level={headingLevel} className={heading}>
          {button}
        </Heading>
      )}
      <DisclosurePanel>
        <div className={body}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
