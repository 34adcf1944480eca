import { useEffect, useMemo, useRef, useState } from 'react'
import { appConfig } from '#platform/config/app-config.ts'
import { sanitiseMarkup } from '../../model/sanitise-markup.ts'
import { embedHosts } from '../../model/embed-hosts.ts'
import { heightIn, isReady } from '../../model/post-messages.ts'
import { readEmbed } from '../../model/read-embed.ts'
import * as styles from '../embedded-content/frames.css.ts'

const firstHeight = 320

/**
 * A post in a page of its own, where the network's script runs without our origin: it sees nothing of the app, and the
 * host lets only named scripts in (CNT-31).
 */
export function PostFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(firstHeight)
  const { nodes, scripts } = useMemo(() => readEmbed(sanitiseMarkup(html), embedHosts(appConfig())), [html])
  useEffect(() => {
    const hear = ({ data, source }: MessageEvent<unknown>) => {
      const target = frame.current?.contentWindow
      if (target === null || target === undefined || source !== target) return
      // The page has no origin that could be named; what it is told, everybody may read.
      if (isReady(data)) target.postMessage({ kind: 'show', nodes, scripts }, '*')
      else setHeight((before) => heightIn(data) ?? before)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [nodes, scripts])
  return (
    <iframe
      ref={frame}
      className={styles.post}
      src={`${import.meta.env.BASE_URL}social-post.html`}
      title={title}
      height={height}
      sandbox="allow-popups allow-popups-to-escape-sandbox allow-scripts"
      referrerPolicy="strict-origin"
    />
  )
}
