export { readImageAddress, readLinkAddress } from '../src/support/address.ts'
export type { LinkAddress } from '../src/support/address.ts'
