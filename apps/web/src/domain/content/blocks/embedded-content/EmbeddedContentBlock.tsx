import { useState } from 'react'
import { appConfig } from '#platform/config/app-config.ts'
import { island } from '#platform/islands/island.tsx'
import { embedHosts } from '../../model/embed-hosts.ts'
import { type EmbedSource, firstFrameAddress, sourceOf } from '../../model/embed-source.ts'
import type { EmbeddedContent } from './adapter.ts'
import { EmbedFacade } from './EmbedFacade.tsx'
import * as styles from './embed.css.ts'

const EmbedFrames = island(() => import('./EmbedFrames.tsx').then((module) => module.EmbedFrames), {
  when: 'visible',
  isBrowserOnly: true,
  fallback: ({ embed }) => <div className={styles.box[embed.ratio]} aria-busy="true" />,
})

/** A form, film or map in a frame (CNT-11): our own loads in the viewport, that of others on request. */
export function EmbeddedContentBlock({ block: embed }: { block: EmbeddedContent }) {
  const source = sourceOfEmbed(embed)
  if (source.kind === 'other') return <OthersEmbed embed={embed} host={source.url.hostname} address={source.url.href} />
  return (
    <div className={styles.place} data-width={embed.isFullWidth ? 'full' : 'content'}>
      <EmbedFrames embed={embed} mayShowOthers={false} />
    </div>
  )
}

function OthersEmbed({ embed, host, address }: { embed: EmbeddedContent; host: string; address: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <EmbedFacade
      title={embed.title}
      site={host.replace(/^www\./, '')}
      address={address}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      ratio={embed.ratio}
      isFullWidth={embed.isFullWidth}
    >
      <EmbedFrames embed={embed} mayShowOthers />
    </EmbedFacade>
  )
}

function sourceOfEmbed({ html }: EmbeddedContent): EmbedSource {
  const hosts = embedHosts(appConfig())
  return sourceOf(firstFrameAddress(html) ?? '', hosts, hosts.frames)
}
