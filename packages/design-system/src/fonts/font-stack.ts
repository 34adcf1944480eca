/** The self-hosted face, then its metric-matched stand-in (see fallback.css.ts), then whatever there is. */
export const figtreeStack = 'Figtree, "Figtree Fallback", Arial, sans-serif'

/** For a brand that ships no face of its own. */
export const systemStack = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'
