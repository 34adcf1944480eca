import { LoadingLabel } from './LoadingLabel.tsx'
import { Skeleton } from './Skeleton.tsx'
import { text as textStyle } from './SkeletonText.css.ts'

export type SkeletonTextProps = {
  /**
   * How many lines; the last of several is shorter.
   * @default 3
   */
  lines?: number | undefined
  /**
   * Puts the place of a title above the lines.
   * @default false
   */
  hasTitle?: boolean | undefined
  /** Says what is on its way; read out once. Leave it out where another part of the page says so. */
  loadingLabel?: string | undefined
}

/** Words on their way. */
export function SkeletonText({ lines = 3, hasTitle = false, loadingLabel }: SkeletonTextProps) {
  return (
    <div className={textStyle}>
      <LoadingLabel loadingLabel={loadingLabel} />
      {hasTitle ? <Skeleton shape="title" /> : null}
      <Skeleton shape="text" lines={lines} />
    </div>
  )
}
