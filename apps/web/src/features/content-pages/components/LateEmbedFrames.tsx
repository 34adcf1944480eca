import { lazy, Suspense } from 'react'
import type { EmbedContent } from '../model/page.ts'
import * as styles from './embed.css.ts'

const Frames = lazy(() => import('./late/EmbedFrames.tsx').then((module) => ({ default: module.EmbedFrames })))

export interface LateEmbedFramesProps {
  embed: EmbedContent
  /** Frames of other sites as well, which the person has asked for. */
  mayShowOthers: boolean
}

/** What reads an embed and shows its frames; it comes with the first one that is shown. */
export function LateEmbedFrames(props: LateEmbedFramesProps) {
  return (
    <Suspense fallback={<div className={styles.box[props.embed.ratio]} aria-busy="true" />}>
      <Frames {...props} />
    </Suspense>
  )
}
