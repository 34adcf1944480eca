import { type ComponentType, type ReactNode, Suspense, useId, useState } from 'react'
import { lazyNear } from '#platform/lazy-near.tsx'
import * as styles from './late-block.css.ts'

/**
 * Returns a component whose script loads when it comes near the viewport. In a prerendered page its markup is there from
 * the start; elsewhere its place is kept.
 */
export function lateBlock<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
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
