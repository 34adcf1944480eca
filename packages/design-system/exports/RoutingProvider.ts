export { RoutingProvider } from '../src/components/RoutingProvider/RoutingProvider.tsx'
export type { RoutingProviderProps } from '../src/components/RoutingProvider/RoutingProvider.tsx'
