import { CtaTileFrame } from '../CtaTile/CtaTileFrame.tsx'
import type { CtaTileFrameProps } from '../CtaTile/CtaTileFrame.tsx'
import { Button } from '../Button/Button.tsx'

export type LoginCtaTileProps = CtaTileFrameProps & {
  /** Face of the login button. */
  loginLabel: string
  /** Starts the login. */
  onLogin: () => void
  /** The second button, for people who are not members yet. */
  join?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** A tile among tiles that invites a guest to log in or to join. */
export function LoginCtaTile({
  loginLabel,
  onLogin,
  join,
  background = 'brandBackground',
  ...props
}: LoginCtaTileProps) {
  return (
    <CtaTileFrame {...props} background={background}>
      <Button variant={background === 'brandBackground' ? 'onBrand' : 'primary'} onPress={onLogin}>
        {loginLabel}
      </Button>
      {join === undefined ? null : (
        <Button variant="secondary" onPress={join.onPress}>
          {join.label}
        </Button>
      )}
    </CtaTileFrame>
  )
}
