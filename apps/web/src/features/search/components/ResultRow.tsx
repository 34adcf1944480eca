import { Icon } from '@clubhouse/design-system/Icon'
import { Inline } from '@clubhouse/design-system/Inline'
import { Link } from '@clubhouse/design-system/Link'
import { Picture } from '@clubhouse/design-system/Picture'
import { Text } from '@clubhouse/design-system/Text'
import type { SearchResult } from '@clubhouse/rest-client/club'
import { highlighted } from '../model/highlight.ts'
import * as styles from './search.css.ts'

export interface ResultRowProps {
  result: SearchResult
  href: string
  /** What it costs or brings. */
  pointsText: string | undefined
  /** What stands out in the title. */
  keyword: string
  onFollow: () => void
}

/** A reward that was found: its logo, points, and its title, which leads to its page (SRC-07). */
export function ResultRow({
  result: { title, logoUrl, brandName },
  href,
  pointsText,
  keyword,
  onFollow,
}: ResultRowProps) {
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
        <Inline as="span" gap="xsmall">
          <Text as="span" size="small" tone="muted">
            {brandName}
          </Text>
          {pointsText !== undefined && (
            <Text as="span" size="small" weight="strong">
              {pointsText}
            </Text>
          )}
        </Inline>
      </span>
      <span className={styles.arrow}>
        <Icon name="chevronRight" size="small" />
      </span>
    </li>
  )
}
