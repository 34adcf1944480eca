import type { ReactNode } from 'react'
import { appConfig } from '#platform/config/app-config.ts'
import * as styles from './Logo.css.ts'

export interface LogoProps {
  /** What the mark wears on feast days. */
  festive?: ReactNode
}

/** The club's mark, a kestrel that hangs in the wind, and the club's name. The link around it carries the accessible name. */
export function Logo({ festive }: LogoProps) {
  return (
    <span className={styles.logo} aria-hidden="true">
      <span className={styles.frame}>
        <svg className={styles.mark} viewBox="0 0 64 64" width="40" height="40" focusable="false">
          <circle cx="32" cy="32" r="32" className={styles.disc} />
          <path
            transform="translate(10 11)"
            d="M2 8c9 0 15 3 19 10 4-8 11-12 21-12-6 3-9 7-11 12-2 6-5 10-10 12l3 6-7-4-4 5-1-9C6 26 3 18 2 8Z"
            className={styles.wing}
          />
        </svg>
        {festive}
      </span>
      <span className={styles.name}>{appConfig().clubName}</span>
    </span>
  )
}
