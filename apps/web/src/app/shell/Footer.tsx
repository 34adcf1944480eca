import { Container } from '@clubhouse/design-system/Container'
import { Icon } from '@clubhouse/design-system/Icon'
import { Link } from '@clubhouse/design-system/Link'
import { Text } from '@clubhouse/design-system/Text'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { regionName } from '#features/region/model/region-names.ts'
import { useRegionSelector } from '#features/region/state/region-selector-context.ts'
import { m } from '#paraglide/messages.js'
import { type Audience, useAudience } from '#platform/auth/use-audience.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { openConsentSettings } from '#platform/consent/consent-store.ts'
import { footerOptions } from '#domain/content/api/footer-content.ts'
import { leavesClub } from '#platform/links/link-target.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegion } from '#platform/region/use-region.ts'
import * as styles from './Footer.css.ts'
import { Logo } from './Logo.tsx'

const socialIcons = { Facebook: 'facebook', Instagram: 'instagram', X: 'x', YouTube: 'youtube' } as const

/** The footer for members or visitors, once it is known which (SHL-26 to SHL-32). */
export function Footer() {
  const audience = useAudience()
  return audience === undefined ? null : <FooterOf audience={audience} />
}

/** From the content service: hidden while it loads and when that fails (SHL-27, SHL-32). */
function FooterOf({ audience }: { audience: Audience }) {
  const { locale } = useRegion()
  const { clubName } = appConfig()
  const footer = useQuery(footerOptions({ isMember: audience === 'member', locale })).data
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
                    isExternal={leavesClub(link.target)}
                    externalLabel={m.common_opens_in_new_tab()}
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
                <Link
                  href={link.target}
                  variant="quiet"
                  isExternal
                  aria-label={m.shell_on_network({ club: clubName, network: link.network })}
                >
                  <span className={styles.socialLink}>
                    <Icon name={socialIcons[link.network]} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.small}>
          <RegionDisplay audience={audience} />
          <button type="button" className={styles.region} aria-haspopup="dialog" onClick={openConsentSettings}>
            {m.common_cookie_settings()}
          </button>
          <Link href={footer.groupSite.target} variant="quiet" isExternal externalLabel={m.common_opens_in_new_tab()}>
            {footer.groupSite.text}
          </Link>
          <Text size="small">
            {/* The device's year may be another than that of the host which rendered the page; the host's stays. */}
            <span suppressHydrationWarning>
              {m.shell_copyright({ year: String(new Date().getFullYear()), club: clubName })}
            </span>
          </Text>
        </div>
      </Container>
    </footer>
  )
}

/** The current region: visitors can change it here, members cannot (REG-27, SHL-29). */
function RegionDisplay({ audience }: { audience: Audience }) {
  const name = regionName(useRegion().id)
  const selector = useRegionSelector()
  if (audience === 'member') return <Text size="small">{name}</Text>
  return (
    <button type="button" className={styles.region} aria-haspopup="dialog" onClick={selector.open}>
      <Icon name="location" />
      <span>
        <VisuallyHidden>{m.shell_change_country()}</VisuallyHidden> {name}
      </span>
      <Icon name="chevronDown" size="small" />
    </button>
  )
}
