export { IconButton, iconButtonVariants } from '../src/components/IconButton/IconButton.tsx'
export type { IconButtonProps } from '../src/components/IconButton/IconButton.tsx'
