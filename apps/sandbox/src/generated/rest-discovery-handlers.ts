// Generated from schemas/rest/discovery.openapi.yaml by `npm run codegen`. Do not edit.

import type { operations } from '@clubhouse/rest-client/discovery.types'
import type { Handlers } from '../rest/handler-types.ts'

/** Partner brands. */
export type BrandsHandlers = Pick<Handlers<operations>, 'listBrands' | 'getBrand' | 'getPublicBrand'>

/** One handler for each operation of this host. */
export type DiscoveryHandlers = Handlers<operations>
