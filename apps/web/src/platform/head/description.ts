const longest = 160
const kept = 156

/** A meta description: of 160 characters or more, the first 156 and an ellipsis (SEO-01). */
export function metaDescription(text: string): string {
  return text.length >= longest ? `${text.slice(0, kept)}…` : text
}
