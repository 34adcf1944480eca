import { type ComponentType, Suspense, useId, useState } from 'react'
import { lazyNear } from '#platform/lazy-near.tsx'
import * as styles from './late-block.css.ts'

/**
 * A block whose script comes when the block comes near the window. In a prerendered page its markup is there from the
 * start; elsewhere its place is kept.
 */
export function lateBlock<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function LateBlock(props: Props) {
    const id = useId()
    const [Part] = useState(() => lazyNear(id, load))
    return (
      <div id={id}>
        <Suspense fallback={<div className={styles.place} aria-busy="true" />}>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
}
