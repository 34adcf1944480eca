import { CtaLink, CtaTileFrame } from '../CtaTile/CtaTileFrame.tsx'
import type { CtaTarget, CtaTileFrameProps } from '../CtaTile/CtaTileFrame.tsx'

export type DoubleCtaTileProps = CtaTileFrameProps & {
  /** What most people want: the stronger of the two. */
  firstAction: CtaTarget
  /** The other way. */
  secondAction: CtaTarget
}

/** A tile among tiles that offers two ways on, such as earning and spending. */
export function DoubleCtaTile({
  firstAction,
  secondAction,
  background = 'brandBackground',
  ...props
}: DoubleCtaTileProps) {
  return (
    <CtaTileFrame {...props} background={background}>
      <CtaLink target={firstAction} title={props.title} background={background} />
      <CtaLink target={secondAction} title={props.title} background={background} isSecond />
    </CtaTileFrame>
  )
}
