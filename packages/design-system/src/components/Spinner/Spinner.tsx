import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { spinner } from './Spinner.css.ts'
import { SpinnerMark, spinnerSizes } from './SpinnerMark.tsx'

export { spinnerSizes }

export type SpinnerProps = {
  /** What is waited for; said by a screen reader. */
  label: string
  /** How large. @default 'medium' */
  size?: (typeof spinnerSizes)[number] | undefined
  /** Stands in the middle of an otherwise empty page. */
  isFullScreen?: boolean | undefined
}

/** For waits whose outcome has no known shape; where it has one, show a `Skeleton`. */
export function Spinner({ label, size = 'medium', isFullScreen = false }: SpinnerProps) {
  return (
    <span role="status" className={spinner} data-full-screen={isFullScreen || undefined}>
      <SpinnerMark size={size} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
