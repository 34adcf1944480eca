import type { ReactNode } from 'react'
import { description as descriptionStyle, list, row, term as termStyle } from './DescriptionList.css.ts'

export type DescriptionListItem = { readonly term: string; readonly description: ReactNode }

export type DescriptionListProps = {
  /** Each name once, with its value. */
  items: readonly DescriptionListItem[]
}

/** Names and their values. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={list}>
      {items.map(({ term, description }) => (
        <div key={term} className={row}>
          <dt className={termStyle}>{term}</dt>
          <dd className={descriptionStyle}>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
