import { Text } from '@clubhouse/design-system/Text'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { firstLinkAddress } from '../model/embed-source.ts'
import type { BlockOf } from '../model/page.ts'
import { EmbedFacade } from './EmbedFacade.tsx'
import * as styles from './embed.css.ts'
import { LatePostFrame } from './late-embeds.ts'

/** A post of a social network, which comes with the network's own script (CNT-10, CNT-31). */
export function SocialPost({ block: { network, html, caption } }: { block: BlockOf<'social-post'> }) {
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
        <LatePostFrame ratio="3:2" parts={{ title: m.content_post_on({ network }), html }} />
      </EmbedFacade>
      <Text as="figcaption" size="small" tone="muted">
        {caption}
      </Text>
    </figure>
  )
}
