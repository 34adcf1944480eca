export { ButtonLink } from '../src/components/ButtonLink/ButtonLink.tsx'
export type { ButtonLinkProps } from '../src/components/ButtonLink/ButtonLink.tsx'
