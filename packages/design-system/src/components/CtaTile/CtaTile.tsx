import { CtaLink, CtaTileFrame } from './CtaTileFrame.tsx'
import type { CtaTarget, CtaTileFrameProps } from './CtaTileFrame.tsx'

export type { CtaTarget } from './CtaTileFrame.tsx'

export type CtaTileProps = CtaTileFrameProps & {
  /** The one thing to do. */
  action: CtaTarget
}

/** A tile among tiles that invites to one thing of the club itself. */
export function CtaTile({ action, background = 'brandBackground', ...props }: CtaTileProps) {
  return (
    <CtaTileFrame {...props} background={background}>
      <CtaLink target={action} title={props.title} background={background} />
    </CtaTileFrame>
  )
}
