import { mark } from './Spinner.css.ts'

export const spinnerSizes = ['small', 'medium'] as const

export type SpinnerMarkProps = { size: (typeof spinnerSizes)[number] }

/** The turning arc alone; whoever shows it says in words what is going on. */
export function SpinnerMark({ size }: SpinnerMarkProps) {
  return (
    <svg className={mark({ size })} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 3a9 9 0 1 1-9 9" />
    </svg>
  )
}
