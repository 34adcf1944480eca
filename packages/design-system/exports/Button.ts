export { Button, buttonSizes, buttonVariants } from '../src/components/Button/Button.tsx'
export type { ButtonProps } from '../src/components/Button/Button.tsx'
