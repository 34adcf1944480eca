import type { Voucher, VoucherPage } from '@clubhouse/rest-client/club'

/** Returns a voucher out of its kept text; nothing when that is not what this version of the app keeps. */
export function keptVoucherOf(text: string | undefined): Voucher | undefined {
  const value = parsed(text)
  return isVoucher(value) ? value : undefined
}

/** Pages of the list out of their kept text; nothing when that is not what this version of the app keeps. */
export function keptPagesOf(text: string | undefined): VoucherPage[] | undefined {
  const value = parsed(text)
  return Array.isArray(value) && value.length > 0 && value.every(isPage) ? value : undefined
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

function isPage(value: unknown): value is VoucherPage {
  return (
    isObject(value) &&
    typeof value['offset'] === 'number' &&
    typeof value['moreAvailable'] === 'boolean' &&
    Array.isArray(value['vouchers']) &&
    value['vouchers'].every(isVoucher)
  )
}

function isVoucher(value: unknown): value is Voucher {
  if (!isObject(value)) return false
  const { content, url } = value
  return (
    ['voucherId', 'code', 'image', 'validFrom', 'validTo'].every((name) => typeof value[name] === 'string') &&
    (url === undefined || typeof url === 'string') &&
    isObject(content) &&
    typeof content['title'] === 'string' &&
    typeof content['imageUrl'] === 'string'
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
