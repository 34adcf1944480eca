// Generated from schemas/rest/discovery.openapi.yaml by `npm run codegen`. Do not edit.

import { createHost } from '../runtime/operation.ts'
import type { components, paths } from './discovery.types.ts'

const discovery = /* @__PURE__ */ createHost<paths>('discovery')

/**
 * Brands with something to earn or spend in a region.
 *
 * `GET /discoveries/brands` [API-29, CON-45, DIS-22]
 */
export const listBrands = /* @__PURE__ */ discovery.query('listBrands', 'get', '/discoveries/brands', { auth: 'public', viewingRegion: true })

/**
 * One brand, for a member.
 *
 * `GET /{brandPath}` [API-30, BRD-15, CON-45]
 */
export const getBrand = /* @__PURE__ */ discovery.query('getBrand', 'get', '/{brandPath}', { auth: 'member', viewingRegion: true })

/**
 * One brand, for a visitor.
 *
 * `GET /public/{brandPath}` [API-30, BRD-15, CON-45]
 */
export const getPublicBrand = /* @__PURE__ */ discovery.query('getPublicBrand', 'get', '/public/{brandPath}', { auth: 'public', viewingRegion: true })

/** The codes of the refusals of each operation. */
export interface ProblemCodes {
  listBrands: 'VALIDATION' | 'SERVER_ERROR'
  getBrand: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'SERVER_ERROR'
  getPublicBrand: 'VALIDATION' | 'NOT_FOUND' | 'SERVER_ERROR'
}

export type Brand = components['schemas']['Brand']
export type Brands = components['schemas']['Brands']
export type Problem = components['schemas']['Problem']
export type ViewingRegion = components['schemas']['ViewingRegion']
