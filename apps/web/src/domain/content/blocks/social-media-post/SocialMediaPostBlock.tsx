import { Text } from '@clubhouse/design-system/Text'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { firstLinkAddress } from '../../model/embed-source.ts'
import { EmbedFacade } from '../embedded-content/EmbedFacade.tsx'
import { embedPart } from '../embedded-content/embed-part.tsx'
import * as styles from '../embedded-content/embed.css.ts'
import type { SocialMediaPostContent } from './adapter.ts'

const PostFrame = embedPart(() => import('./PostFrame.tsx').then((module) => module.PostFrame))

/** A post of a social network, which comes with the network's own script (CNT-10, CNT-31). */
export function SocialMediaPostBlock({ block: { network, html, caption } }: { block: SocialMediaPostContent }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <figure className={styles.postPlace}>
      <EmbedFacade
        title={m.content_post_on({ network })}
        site={network}
        address={firstLinkAddress(html)}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
        ratio="3:2"
      >
        <PostFrame ratio="3:2" parts={{ title: m.content_post_on({ network }), html }} />
      </EmbedFacade>
      <Text as="figcaption" size="small" tone="muted">
        {caption}
      </Text>
    </figure>
  )
}
