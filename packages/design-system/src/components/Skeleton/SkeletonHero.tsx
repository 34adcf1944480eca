import { LoadingLabel } from './LoadingLabel.tsx'
import { followSight } from './follow-sight.ts'
import { Skeleton } from './Skeleton.tsx'
import { copy, hero, picture } from './SkeletonHero.css.ts'

export type SkeletonHeroProps = {
  /** Says what is on its way; read out once. Leave it out where another part of the page says so. */
  loadingLabel?: string | undefined
}

/** The head of a page on its way: words and a button beside a picture, or below it on small screens. */
export function SkeletonHero({ loadingLabel }: SkeletonHeroProps) {
  return (
    <div>
      <LoadingLabel loadingLabel={loadingLabel} />
      <div className={hero}>
        <div className={copy}>
          <Skeleton shape="title" />
          <Skeleton shape="text" lines={3} />
          <Skeleton shape="button" />
        </div>
        <span ref={followSight} className={picture} aria-hidden="true" />
      </div>
    </div>
  )
}
