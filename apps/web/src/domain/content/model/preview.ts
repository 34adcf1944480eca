/** The parameter by which an editor's link opens a draft; its value is the editor's token. */
const parameter = 'preview'

/** Returns the editor's token in the query of an address. */
export function previewToken(search: string): string | undefined {
  const token = new URLSearchParams(search).get(parameter)
  return token === null || token === '' ? undefined : token
}

/** Returns a query without the parameter of a draft. */
export function withoutPreview(search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete(parameter)
  return rest.size === 0 ? '' : `?${rest}`
}
