import { useFlag } from '#platform/flags/use-flag.ts'
import * as styles from './Logo.css.ts'

/** Snow on the mark and a star above it, while the flag for it is on (FLG-19, GAP-09). */
export function FestiveTrim() {
  if (!useFlag('web_festive_logo')) return null
  return (
    <svg className={styles.trim} viewBox="0 0 64 64" width="40" height="40" focusable="false" data-logo="festive">
      <path
        className={styles.snow}
        d="M7 15C13 6 22 1 32 1s19 5 25 14c-3 2-5 1-7 0-3 3-7 3-10 0-3 3-8 3-11 0-3 3-7 3-10 0-4 2-8 2-12 0Z"
      />
      <path className={styles.star} d="m53 2 3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1Z" />
    </svg>
  )
}
