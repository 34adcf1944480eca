import { listRole } from '../../support/layout-elements.ts'
import { Icon } from '../Icon/Icon.tsx'
import { BaseLink } from '../Link/BaseLink.tsx'
import { breadcrumb, current as currentStyle, item, link } from './Breadcrumb.css.ts'

export type BreadcrumbItem = {
  /** What the page is called. */
  readonly label: string
  /** Address of the page. */
  readonly href: string
}

export type BreadcrumbProps = {
  /** Names the landmark, such as `Breadcrumb`. */
  label: string
  /** The pages above this one, the highest first. */
  items: readonly BreadcrumbItem[]
  /** What this page is called. It is text, because it leads nowhere. */
  current: string
}

/** Where a page stands in the site, and the way up. */
export function Breadcrumb({ label, items, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={breadcrumb} {...listRole('ol')}>
        {items.map((page) => (
          <li key={page.href} className={item}>
            <BaseLink href={page.href} className={link}>
              {page.label}
            </BaseLink>
            <Icon name="chevronRight" size="small" />
          </li>
        ))}
        <li className={item}>
          <span className={currentStyle} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}
