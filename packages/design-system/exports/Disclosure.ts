export { Disclosure } from '../src/components/Disclosure/Disclosure.tsx'
export type { DisclosureProps } from '../src/components/Disclosure/Disclosure.tsx'
