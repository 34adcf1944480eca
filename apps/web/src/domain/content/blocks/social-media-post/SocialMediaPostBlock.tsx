import { Text } from '@clubhouse/design-system/Text'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { island } from '#platform/islands/island.tsx'
import { firstLinkAddress } from '../../model/embed-source.ts'
import { EmbedFacade } from '../embedded-content/EmbedFacade.tsx'
import * as styles from '../embedded-content/embed.css.ts'
import type { SocialMediaPostContent } from './adapter.ts'

const PostFrame = island(() => import('./PostFrame.tsx').then((module) => module.PostFrame), {
  when: 'visible',
  isBrowserOnly: true,
  fallback: () => <div className={styles.box['3:2']} aria-busy="true" />,
})

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
        <PostFrame title={m.content_post_on({ network })} html={html} />
      </EmbedFacade>
      <Text as="figcaption" size="small" tone="muted">
        {caption}
      </Text>
    </figure>
  )
}
