import { Container } from '@clubhouse/design-system/Container'
import { Icon } from '@clubhouse/design-system/Icon'
import { Link } from '@clubhouse/design-system/Link'
import { Text } from '@clubhouse/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { useSession } from '../../platform/auth/session-store.ts'
import { appConfig } from '../../platform/config/app-config.ts'
import { paths } from '../../platform/paths.ts'
import type { RegionId } from '../../platform/region/regions.ts'
import { useRegion } from '../../platform/region/use-region.ts'
import * as styles from './Footer.css.ts'
import { footerOptions } from '../../platform/content/footer-content.ts'
import { Logo } from './Logo.tsx'

const regionName: Record<RegionId, () => string> = {
  'en-gb': m.shell_region_en_gb,
  'en-us': m.shell_region_en_us,
  world: m.shell_region_world,
}

const socialIcons = { Facebook: 'facebook', Instagram: 'instagram', X: 'x', YouTube: 'youtube' } as const

/** The footer, from the content service: hidden while it loads and when that fails (SHL-26 to SHL-32). */
export function Footer() {
  const region = useRegion()
  const isMember = useSession().kind === 'authenticated'
  const { clubName } = appConfig()
  const footer = useQuery(footerOptions({ isMember, locale: region.locale })).data
  if (footer === undefined) return null
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <Link href={paths.home.href()} variant="quiet" aria-label={m.shell_home({ club: clubName })}>
            <Logo />
          </Link>
          <nav aria-label={m.shell_footer()}>
            <ul className={styles.links}>
              {footer.links.map((link) => (
                <li key={link.target}>
                  <Link
                    href={link.target}
                    variant="quiet"
                    isExternal={!link.target.startsWith('/')}
                    externalLabel={m.shell_opens_in_new_tab()}
                  >
                    {link.text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ul className={styles.social} aria-label={m.shell_social({ club: clubName })}>
            {footer.socialLinks.map((link) => (
              <li key={link.network}>
                <a
                  className={styles.socialLink}
                  href={link.target}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={m.shell_on_network({ club: clubName, network: link.network })}
                >
                  <Icon name={socialIcons[link.network]} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.small}>
          <Text size="small">{regionName[region.id]()}</Text>
          <Link href={footer.groupSite.target} variant="quiet" isExternal externalLabel={m.shell_opens_in_new_tab()}>
            {footer.groupSite.text}
          </Link>
          <Text size="small">{m.shell_copyright({ year: String(new Date().getFullYear()), club: clubName })}</Text>
        </div>
      </Container>
    </footer>
  )
}
