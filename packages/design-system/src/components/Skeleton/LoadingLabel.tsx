import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'

export type LoadingLabelProps = {
  /** Says what is on its way; read out once. Leave it out where another part of the page says so. */
  loadingLabel?: string | undefined
}

/** The one place that says that something loads. */
export function LoadingLabel({ loadingLabel }: LoadingLabelProps) {
  return loadingLabel === undefined ? null : <output className={visuallyHidden}>{loadingLabel}</output>
}
