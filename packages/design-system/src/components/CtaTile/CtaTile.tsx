import { CtaTileFrame, CtaTileLink } from './CtaTileFrame.tsx'
import type { CtaTarget, CtaTileFrameProps } from './CtaTileFrame.tsx'

export type { CtaTarget } from './CtaTileFrame.tsx'

export type CtaTileProps = Omit<CtaTileFrameProps, 'body'> & {
  /** A sentence or two below the title; no links, as the tile is one. */
  body?: string | undefined
  /** The one thing to do. */
  action: CtaTarget
}

/** A tile among tiles that invites to one thing of the club itself. The whole tile is one link. */
export function CtaTile({ action, background = 'brandBackground', ...props }: CtaTileProps) {
  return (
    <CtaTileFrame {...props} background={background} isLink>
      <CtaTileLink target={action} title={props.title} background={background} />
    </CtaTileFrame>
  )
}
