import { Text } from '@clubhouse/design-system/Text'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { sanitiseMarkup } from '../../model/sanitise-markup.ts'
import { embedHosts } from '../../model/embed-hosts.ts'
import { withPageQuery } from '../../model/embed-source.ts'
import { type EmbedFrame, readEmbed } from '../../model/read-embed.ts'
import type { EmbeddedContent } from './adapter.ts'
import { EmbedWords } from './EmbedWords.tsx'
import * as styles from './frames.css.ts'

/** Without its origin, what stands in a frame of ours reaches nothing of the app; it may show, ask and lead out. */
const ownSandbox = 'allow-forms allow-popups allow-scripts'
/** Another site may be itself, because that is not us. */
const othersSandbox = `${ownSandbox} allow-popups-to-escape-sandbox allow-presentation allow-same-origin`

export interface EmbedFramesProps {
  embed: EmbeddedContent
  /** Frames of other sites as well, which the person has opened. */
  mayShowOthers: boolean
}

/**
 * What is shown of an embed: its words, and frames of named hosts (CNT-29), with the page's query if it says so
 * (CNT-30).
 */
export function EmbedFrames({ embed, mayShowOthers }: EmbedFramesProps) {
  const { search } = useLocation()
  const { html, title, forwardsQuery, ratio } = embed
  const { nodes, frames, refused } = useMemo(() => readEmbed(sanitiseMarkup(html), embedHosts(appConfig())), [html])
  const shown = frames.filter(({ isOwn }) => isOwn || mayShowOthers)
  const addressOf = ({ url }: EmbedFrame) => (forwardsQuery ? withPageQuery(url, search) : url).href
  return (
    <>
      <EmbedWords nodes={nodes} />
      {shown.map((frame, index) => (
        <iframe
          key={frame.url.href}
          className={styles.box[ratio]}
          src={addressOf(frame)}
          title={index === 0 ? title : (frame.title ?? title)}
          loading="lazy"
          sandbox={frame.isOwn ? ownSandbox : othersSandbox}
          referrerPolicy="strict-origin"
          allowFullScreen={!frame.isOwn}
        />
      ))}
      {refused > 0 && shown.length === 0 && <Text tone="muted">{m.content_embed_refused()}</Text>}
    </>
  )
}
