export { Spinner, spinnerSizes } from '../src/components/Spinner/Spinner.tsx'
export type { SpinnerProps } from '../src/components/Spinner/Spinner.tsx'
