export { MenuButton } from '../src/components/MenuButton/MenuButton.tsx'
export type { MenuButtonItem, MenuButtonProps } from '../src/components/MenuButton/MenuButton.tsx'
