export { Icon, iconNames, iconSizes } from '../src/components/Icon/Icon.tsx'
export type { IconName, IconProps } from '../src/components/Icon/Icon.tsx'
