import { icon } from './Icon.css.ts'
import { iconPaths } from './icon-paths.ts'
import type { IconName } from './icon-paths.ts'

export { iconNames } from './icon-paths.ts'
export type { IconName } from './icon-paths.ts'

export const iconSizes = ['small', 'medium', 'large'] as const

export type IconProps = {
  /** Which drawing. */
  name: IconName
  /** How large; `medium` is 24 px. @default 'medium' */
  size?: (typeof iconSizes)[number] | undefined
}

const directional: ReadonlySet<IconName> = new Set(['chevronLeft', 'chevronRight', 'arrowRight', 'external'] as const)

/** Decoration only: whatever it means is also said in words beside it or in a label. */
export function Icon({ name, size = 'medium' }: IconProps) {
  const path = iconPaths[name]
  return (
    <svg
      className={icon({ size })}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-filled={'fill' in path || undefined}
      data-directional={directional.has(name) || undefined}
    >
      <path d={path.d} />
    </svg>
  )
}
