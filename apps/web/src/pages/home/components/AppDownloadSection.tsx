import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Link } from '@clubhouse/design-system/Link'
import { Picture } from '@clubhouse/design-system/Picture'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { clubConfig } from '#domain/club/model/club-config.ts'
import type { AppDownloadContent } from '#domain/content/api/home-public.ts'
import type { ContentPicture } from '#domain/content/model/entries.ts'
import * as styles from './home-public.css.ts'

/** Where to get the mobile app (HOM-01). */
export function AppDownloadSection({ content }: { content: AppDownloadContent }) {
  const headingId = useId()
  const { links } = clubConfig()
  return (
    <Section background="lightGreen" labelledBy={headingId}>
      <Container>
        <div className={styles.download}>
          <Stack gap="large">
            <Heading level={2} id={headingId}>
              {content.headline}
            </Heading>
            <Text size="large">{content.body}</Text>
            <div className={styles.badges}>
              <StoreBadge href={links.appStore} label={m.home_app_store()} picture={content.appStoreBadge} />
              <StoreBadge href={links.playStore} label={m.home_play_store()} picture={content.playStoreBadge} />
            </div>
          </Stack>
          {content.picture !== undefined && (
            <Picture
              src={content.picture.url}
              alt={content.picture.alt}
              width={345}
              height={Math.round((345 * content.picture.height) / content.picture.width)}
              fluid
            />
          )}
        </div>
      </Container>
    </Section>
  )
}

function StoreBadge({ href, label, picture }: { href: string; label: string; picture: ContentPicture | undefined }) {
  return (
    <Link href={href} variant="quiet" isExternal>
      {picture === undefined ? label : <Picture src={picture.url} alt={label} width={160} height={48} />}
    </Link>
  )
}
