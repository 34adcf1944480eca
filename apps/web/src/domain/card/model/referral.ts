/** Who sent somebody to the card: a partner's member, and the site that they came from. Empty where nobody did. */
export interface CardReferral {
  /** 20 letters or digits (CCD-13, CCD-14). */
  accorId: string
  /** Up to 10 letters or digits (CCD-15). */
  siteCode: string
}

const shapes: Record<keyof CardReferral, RegExp> = { accorId: /^[\da-z]{20}$/i, siteCode: /^[\da-z]{1,10}$/i }

/** What the address says comes first, then what was stored; of each only what has its shape (CCD-13 to CCD-17). */
export function cardReferral(...sources: readonly Partial<Record<keyof CardReferral, string | null>>[]): CardReferral {
  const first = (name: keyof CardReferral) =>
    sources.map((source) => source[name] ?? '').find((value) => shapes[name].test(value)) ?? ''
  return { accorId: first('accorId'), siteCode: first('siteCode') }
}
