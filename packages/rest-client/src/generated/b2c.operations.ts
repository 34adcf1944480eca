// Generated from schemas/rest/b2c.openapi.yaml by `npm run codegen`. Do not edit.

import { createHost } from '../runtime/operation.ts'
import type { components, paths } from './b2c.types.ts'

const b2c = /* @__PURE__ */ createHost<paths>('b2c')

/** Hands in the incentive codes that were kept before login. `POST /v1/user-events` [API-20, AUT-11] */
export const recordUserEvents = /* @__PURE__ */ b2c.mutation('recordUserEvents', 'post', '/v1/user-events', { auth: 'member' })

/** The member's balances, a row a currency. `GET /v1/accounts/me/balances` [API-21, ENT-03] */
export const listAccountBalances = /* @__PURE__ */ b2c.query('listAccountBalances', 'get', '/v1/accounts/me/balances', { auth: 'member' })

export type UserEvents = components['schemas']['UserEvents']
export type AccountBalances = components['schemas']['AccountBalances']
export type Points = components['schemas']['Points']
export type Problem = components['schemas']['Problem']
