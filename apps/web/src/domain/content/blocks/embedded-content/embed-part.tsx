import { NativeButton } from '@clubhouse/design-system/NativeButton'
import { Text } from '@clubhouse/design-system/Text'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import type { Ratio } from '../../model/ratio.ts'
import * as styles from './embed.css.ts'

type Script<Props> = { kind: 'loading' } | { kind: 'failed' } | { kind: 'here'; Part: ComponentType<Props> }

/**
 * What sanitises and shows an embed: its script comes with the first one that is shown. When it does not come, the page
 * says so in its place, and it can be asked for again.
 */
export function embedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<{ ratio: Ratio; parts: Props }> {
  return function EmbedPart({ ratio, parts }) {
    const holder = useRef<HTMLDivElement>(null)
    const [attempt, setAttempt] = useState(1)
    const [script, setScript] = useState<Script<Props>>({ kind: 'loading' })
    useEffect(() => {
      let isWanted = true
      const settle = (next: Script<Props>) => {
        if (!isWanted) return
        // The button that had the focus goes.
        if (attempt > 1 && next.kind === 'here') holder.current?.focus({ preventScroll: true })
        setScript(next)
      }
      load().then(
        (Part) => settle({ kind: 'here', Part }),
        (error: unknown) => {
          console.warn('What shows an embed did not come', error)
          settle({ kind: 'failed' })
        },
      )
      return () => {
        isWanted = false
      }
    }, [attempt])
    return (
      <div ref={holder} className={styles.holder} tabIndex={-1}>
        {script.kind === 'here' && <script.Part {...parts} />}
        {script.kind === 'loading' && <div className={styles.box[ratio]} aria-busy="true" />}
        {script.kind === 'failed' && (
          <div className={`${styles.box[ratio]} ${styles.facade}`}>
            <div role="alert">
              <Text>{m.content_embed_failed()}</Text>
            </div>
            <NativeButton onPress={() => setAttempt((before) => before + 1)}>{m.content_embed_retry()}</NativeButton>
          </div>
        )}
      </div>
    )
  }
}
