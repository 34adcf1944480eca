export { SkipLink } from '../src/components/SkipLink/SkipLink.tsx'
export type { SkipLinkProps } from '../src/components/SkipLink/SkipLink.tsx'
