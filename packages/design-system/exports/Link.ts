export { Link, linkVariants } from '../src/components/Link/Link.tsx'
export type { LinkProps } from '../src/components/Link/Link.tsx'
