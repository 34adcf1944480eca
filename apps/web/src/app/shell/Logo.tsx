import { appConfig } from '../../platform/config/app-config.ts'
import * as styles from './Logo.css.ts'

/** The club's mark: a kestrel's wing and the club's name. The link around it carries the accessible name. */
export function Logo() {
  return (
    <span className={styles.logo} aria-hidden="true">
      <svg className={styles.mark} viewBox="0 0 40 40" width="40" height="40" focusable="false">
        <circle cx="20" cy="20" r="20" className={styles.disc} />
        <path d="M8 22c6-1 9-4 12-10 2 5 6 8 12 8-4 3-8 3-11 2 1 3 0 6-3 9 0-4-1-6-3-7-2 0-5-1-7-2z" className={styles.wing} />
      </svg>
      <span className={styles.name}>{appConfig().clubName}</span>
    </span>
  )
}
