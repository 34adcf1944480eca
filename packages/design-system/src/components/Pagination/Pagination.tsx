import { listRole } from '../../support/layout-elements.ts'
import { Icon } from '../Icon/Icon.tsx'
import { BaseLink } from '../Link/BaseLink.tsx'
import {
  entry as entryStyle,
  gap,
  link,
  next,
  pages,
  pagination,
  position,
  previous,
  stepLabel,
} from './Pagination.css.ts'
import { pagesToShow } from './pages-to-show.ts'

export type PaginationProps = {
  /** Names the landmark, such as `Pages of your orders`. */
  label: string
  /**
   * The page that is open, from 1.
   * @selector [aria-current="page"]
   */
  page: number
  /** How many pages there are. */
  pageCount: number
  /** Address of a page. */
  hrefOfPage: (page: number) => string
  /** What a page is called, such as `Page 3`; it has the number in it, because the number is what shows. */
  labelOfPage: (page: number) => string
  /** What the way back is called. */
  previousLabel: string
  /** What the way on is called. */
  nextLabel: string
  /** Where this is, such as `Page 3 of 12`: stands between the arrows on small screens. */
  positionText: string
}

/** The pages of a long list as links, so that each has an address to keep. */
export function Pagination({
  label,
  page,
  pageCount,
  hrefOfPage,
  labelOfPage,
  previousLabel,
  nextLabel,
  positionText,
}: PaginationProps) {
  return (
    <nav aria-label={label}>
      <ul className={pagination} {...listRole('ul')}>
        <li className={previous}>
          {page <= 1 ? null : (
            <BaseLink href={hrefOfPage(page - 1)} className={link}>
              <Icon name="chevronLeft" />
              <span className={stepLabel}>{previousLabel}</span>
            </BaseLink>
          )}
        </li>
        <li className={position}>{positionText}</li>
        <li className={pages}>
          <ul className={pages} aria-label={positionText} {...listRole('ul')}>
            {pagesToShow(page, pageCount).map((entry) =>
              entry.kind === 'gap' ? (
                <li key={`after-${entry.after}`} className={gap} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={entry.page} className={entryStyle}>
                  <BaseLink
                    href={hrefOfPage(entry.page)}
                    className={link}
                    isCurrent={entry.page === page}
                    aria-label={labelOfPage(entry.page)}
                  >
                    {entry.page}
                  </BaseLink>
                </li>
              ),
            )}
          </ul>
        </li>
        <li className={next}>
          {page >= pageCount ? null : (
            <BaseLink href={hrefOfPage(page + 1)} className={link}>
              <span className={stepLabel}>{nextLabel}</span>
              <Icon name="chevronRight" />
            </BaseLink>
          )}
        </li>
      </ul>
    </nav>
  )
}
