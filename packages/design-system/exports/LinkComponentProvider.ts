export { LinkComponentProvider, useLinkComponent } from '../src/components/Link/LinkComponentProvider.tsx'
export type { LinkComponentProps, LinkComponentProviderProps } from '../src/components/Link/LinkComponentProvider.tsx'
