import { listRole } from '../../support/layout-elements.ts'
import { useInSight } from '../../support/use-in-sight.ts'
import { overflowAttribute, useOverflow } from '../../support/use-overflow.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/Icon.tsx'
import { BaseLink } from '../Link/BaseLink.tsx'
import {
  chevron,
  group,
  groupLabel,
  item,
  items as itemsStyle,
  landmark,
  link,
  navigation,
  subItems,
} from './SideNavigation.css.ts'

export type SideNavigationPage = {
  /** What the page is called. */
  readonly label: string
  /** Address of the page. */
  readonly href: string
}

export type SideNavigationItem = SideNavigationPage & {
  /** Decoration before the label. */
  readonly icon?: IconName | undefined
  /** Pages that belong under this one. */
  readonly items?: readonly SideNavigationPage[] | undefined
}

export type SideNavigationGroup = {
  /** Names the group; may be left out for the only one. */
  readonly label?: string | undefined
  /** The pages of the group. */
  readonly items: readonly SideNavigationItem[]
}

export type SideNavigationProps = {
  /** Names the landmark, such as `Your account`. */
  label: string
  /** The pages, in groups. */
  groups: readonly SideNavigationGroup[]
  /**
   * Address of the page that is open.
   * @selector [aria-current="page"]
   */
  currentHref?: string | undefined
  /**
   * Below 1024 px: a row that scrolls inside itself, a list that fills the page of which it is the content, or nothing on
   * a page that leads back to such a list.
   * @default 'row'
   * @selector [data-narrow]
   */
  narrow?: 'row' | 'list' | 'hidden' | undefined
}

/** The pages of one area, such as the account. A column from 1024 px; `narrow` says what it is below. */
export function SideNavigation({ label, groups, currentHref, narrow = 'row' }: SideNavigationProps) {
  const { ref, overflow } = useOverflow<HTMLDivElement>()

  useInSight(ref, '[aria-current="page"]', currentHref)

  return (
    <nav aria-label={label} className={landmark} data-narrow={narrow}>
      <div ref={ref} className={navigation} data-overflow={overflowAttribute(overflow)}>
        {groups.map((entry) => (
          <div key={entry.label ?? entry.items[0]?.href} className={group}>
            {entry.label === undefined ? null : <p className={groupLabel}>{entry.label}</p>}
            <ul className={itemsStyle} aria-label={entry.label} {...listRole('ul')}>
              {entry.items.map((page) => (
                <li key={page.href} className={item}>
                  <PageLink {...page} currentHref={currentHref} leadsOn={narrow === 'list'} />
                  {page.items === undefined ? null : (
                    <ul className={subItems} aria-label={page.label} {...listRole('ul')}>
                      {page.items.map((subPage) => (
                        <li key={subPage.href} className={item}>
                          <PageLink {...subPage} currentHref={currentHref} leadsOn={narrow === 'list'} />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

type PageLinkProps = SideNavigationItem & Pick<SideNavigationProps, 'currentHref'> & { leadsOn: boolean }

function PageLink({ label, href, icon, currentHref, leadsOn }: PageLinkProps) {
  return (
    <BaseLink href={href} className={link} isCurrent={href === currentHref}>
      {icon === undefined ? null : <Icon name={icon} />}
      {label}
      {leadsOn && (
        <span className={chevron} aria-hidden="true">
          <Icon name="chevronRight" size="small" />
        </span>
      )}
    </BaseLink>
  )
}
