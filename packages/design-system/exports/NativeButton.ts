export { NativeButton } from '../src/components/NativeButton/NativeButton.tsx'
export type { NativeButtonProps } from '../src/components/NativeButton/NativeButton.tsx'
