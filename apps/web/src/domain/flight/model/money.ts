import type { Region } from '#platform/region/regions.ts'

/**
 * Returns an amount with its symbol, $ or £ (FLT-55). Of a currency that there is not, the amount and what the service
 * calls it.
 */
export function formatMoney(amount: string, currency: string, locale: Region['locale']): string {
  try {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    return format.format(Number(amount))
  } catch {
    return `${amount} ${currency}`.trim()
  }
}
