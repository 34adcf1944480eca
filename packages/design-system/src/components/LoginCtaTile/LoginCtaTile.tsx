import { CtaTileFrame } from '../CtaTile/CtaTileFrame.tsx'
import type { CtaTileFrameProps } from '../CtaTile/CtaTileFrame.tsx'
import { NativeButton } from '../NativeButton/NativeButton.tsx'

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
      <NativeButton variant={background === 'brandBackground' ? 'onBrand' : 'primary'} onPress={onLogin}>
        {loginLabel}
      </NativeButton>
      {join === undefined ? null : (
        <NativeButton variant="secondary" onPress={join.onPress}>
          {join.label}
        </NativeButton>
      )}
    </CtaTileFrame>
  )
}
