export interface PayOptions {
  /** Where the sandbox is served from. */
  origin: string
  clientSecret: string
  /** A test card's number; the one that pays unless told otherwise. */
  number?: string
  expiry?: string
  cvc?: string
}

/** Pays for a checkout session on the provider's real page; throws, with what the page said, when that fails. */
export async function payForSession({ origin, clientSecret, ...card }: PayOptions): Promise<void> {
  const { number = '4242424242424242', expiry = '12/99', cvc = '123' } = card
  const response = await fetch(`${origin}/payments/checkout/${encodeURIComponent(clientSecret)}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ number, expiry, cvc }),
  })
  const page = await response.text()
  if (response.status === 303) return
  const told = /<p class="(?:problem|field-problem|lede)"[^>]*>([^<]*)/.exec(page)?.[1] ?? page
  throw new Error(`The payment was not made (${response.status}): ${told}`)
}
