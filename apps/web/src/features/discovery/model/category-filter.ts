const parameter = 'category'

/** What the server takes at most, so that a made-up address cannot make it refuse the list. */
const longestName = 80
const mostNames = 20

/** The categories that an address asks for: repeated, separated by commas, or both (DIS-02, CON-20). */
export function requestedCategories(query: URLSearchParams): string[] {
  const names = query.getAll(parameter).flatMap((value) => value.split(',').map((name) => name.trim()))
  return [...new Set(names)].filter((name) => name !== '' && name.length <= longestName).slice(0, mostNames)
}

/** Of the requested categories those that exist; all of them are as good as none (DIS-05). */
export function chosenCategories(requested: readonly string[], known: readonly string[]): string[] {
  const chosen = known.filter((name) => requested.includes(name))
  return chosen.length === known.length ? [] : chosen
}

/** The choice after a category was pressed; when the last one goes, the filter is reset (DIS-04, DIS-05). */
export function toggleCategory(chosen: readonly string[], name: string, known: readonly string[]): string[] {
  const next = chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]
  return chosenCategories(next, known)
}

/** The address's query with a choice: written repeated, and without the parameter when nothing is chosen (DIS-02, DIS-03). */
export function withCategories(query: URLSearchParams, chosen: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete(parameter)
  for (const name of chosen) next.append(parameter, name)
  return next
}
