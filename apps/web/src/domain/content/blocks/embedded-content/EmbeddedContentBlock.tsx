import { useState } from 'react'
import { appConfig } from '#platform/config/app-config.ts'
import { embedHosts } from '../../model/embed-hosts.ts'
import { type EmbedSource, firstFrameAddress, sourceOf } from '../../model/embed-source.ts'
import type { EmbeddedContent } from './adapter.ts'
import { EmbedFacade } from './EmbedFacade.tsx'
import { embedPart } from './embed-part.tsx'
import * as styles from './embed.css.ts'
import { useIsNear } from './use-is-near.ts'

const EmbedFrames = embedPart(() => import('./EmbedFrames.tsx').then((module) => module.EmbedFrames))

/** A form, film or map in a frame (CNT-11): our own comes when it is near, that of others when it is asked for. */
export function EmbeddedContentBlock({ block: embed }: { block: EmbeddedContent }) {
  const source = sourceOfEmbed(embed)
  if (source.kind === 'other') return <OthersEmbed embed={embed} host={source.url.hostname} address={source.url.href} />
  return <OwnEmbed embed={embed} />
}

function OwnEmbed({ embed }: { embed: EmbeddedContent }) {
  const { ref, isNear } = useIsNear<HTMLDivElement>()
  return (
    <div ref={ref} className={styles.place} data-width={embed.isFullWidth ? 'full' : 'content'}>
      {isNear ? (
        <EmbedFrames ratio={embed.ratio} parts={{ embed, mayShowOthers: false }} />
      ) : (
        <div className={styles.box[embed.ratio]} />
      )}
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
      <EmbedFrames ratio={embed.ratio} parts={{ embed, mayShowOthers: true }} />
    </EmbedFacade>
  )
}

function sourceOfEmbed({ html }: EmbeddedContent): EmbedSource {
  const hosts = embedHosts(appConfig())
  return sourceOf(firstFrameAddress(html) ?? '', hosts, hosts.frames)
}
