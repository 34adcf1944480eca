import { Icon } from '@clubhouse/design-system/Icon'
import { Link } from '@clubhouse/design-system/Link'
import { Picture } from '@clubhouse/design-system/Picture'
import { Text } from '@clubhouse/design-system/Text'
import type { SearchResult } from '@clubhouse/rest-client/club'
import { highlighted } from '../model/highlight.ts'
import * as styles from './search.css.ts'

export interface ResultRowProps {
  result: SearchResult
  href: string
  /** What stands out in the title. */
  keyword: string
  onFollow: () => void
}

/** A reward that was found: its mark, and its title, which leads to its page (SRC-07). */
export function ResultRow({ result: { title, logoUrl, brandName }, href, keyword, onFollow }: ResultRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.logo}>
        <Picture src={logoUrl} alt="" width={48} height={48} cover />
      </span>
      <span className={styles.words}>
        <Link href={href} variant="quiet" onClick={onFollow}>
          <span>
            {highlighted(title, keyword).map(({ at, text, isMatch }) =>
              isMatch ? (
                <mark key={at} className={styles.match}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </span>
        </Link>
        <Text as="span" size="small" tone="muted">
          {brandName}
        </Text>
      </span>
      <span className={styles.arrow}>
        <Icon name="chevronRight" size="small" />
      </span>
    </li>
  )
}
