export { Container } from '../src/components/Container/Container.tsx'
export type { ContainerProps } from '../src/components/Container/Container.tsx'
