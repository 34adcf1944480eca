import { Text } from '@clubhouse/design-system/Text'
import { lazy, Suspense, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { firstLinkAddress } from '../model/embed-source.ts'
import type { BlockOf } from '../model/page.ts'
import { EmbedFacade } from './EmbedFacade.tsx'
import * as styles from './embed.css.ts'

const PostFrame = lazy(() => import('./late/PostFrame.tsx').then((module) => ({ default: module.PostFrame })))

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
        <Suspense fallback={<div className={styles.box['3:2']} aria-busy="true" />}>
          <PostFrame title={m.content_post_on({ network })} html={html} />
        </Suspense>
      </EmbedFacade>
      <Text as="figcaption" size="small" tone="muted">
        {caption}
      </Text>
    </figure>
  )
}
