import type { ReactNode } from 'react'
import { club } from '#club'
import { appConfig } from '#platform/config/app-config.ts'
import * as styles from './Logo.css.ts'

export interface LogoProps {
  /** What the mark wears on feast days. */
  festive?: ReactNode
}

/** The club's mark and name. The link around it carries the accessible name. */
export function Logo({ festive }: LogoProps) {
  return (
    <span className={styles.logo} aria-hidden="true">
      <span className={styles.frame}>
        <svg className={styles.mark} viewBox="0 0 64 64" width="40" height="40" focusable="false">
          <circle cx="32" cy="32" r="32" className={styles.disc} />
          <path transform={club.mark.transform} d={club.mark.path} className={styles.wing} />
        </svg>
        {festive}
      </span>
      <span className={styles.name}>{appConfig().clubName}</span>
    </span>
  )
}
