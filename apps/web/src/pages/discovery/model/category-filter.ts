const parameter = 'category'

/** What the server takes at most, so that a made-up address cannot make it refuse the list. */
const longestName = 80
const mostNames = 20

/** Of the chip that stands for all categories; no category is called nothing. */
export const allCategories = ''

/** Returns the categories in an address: repeated, separated by commas, or both (DIS-02, CON-20). */
export function requestedCategories(query: URLSearchParams): string[] {
  const names = query.getAll(parameter).flatMap((value) => value.split(',').map((name) => name.trim()))
  return [...new Set(names)].filter((name) => name !== '' && name.length <= longestName).slice(0, mostNames)
}

/** Of the requested categories those that exist; all of them are as good as none (DIS-05). */
export function chosenCategories(requested: readonly string[], known: readonly string[]): string[] {
  const chosen = known.filter((name) => requested.includes(name))
  return chosen.length === known.length ? [] : chosen
}

/** Returns the chips that are pressed in: those of the choice, or the one for all (DIS-03). */
export function pressedChips(chosen: readonly string[]): readonly string[] {
  return chosen.length === 0 ? [allCategories] : chosen
}

/**
 * Returns the choice after a chip was pressed, by the chips that were pressed in and those that are now: All resets it
 * (DIS-03), and so does letting go of the last one or choosing the last that was missing (DIS-04, DIS-05).
 */
export function choiceAfter(before: readonly string[], pressed: readonly string[], known: readonly string[]): string[] {
  const isReset = pressed.includes(allCategories) && !before.includes(allCategories)
  return isReset ? [] : chosenCategories(pressed, known)
}

/**
 * Returns the address's query with a choice: written repeated, and without the parameter when nothing is chosen (DIS-02,
 * DIS-03).
 */
export function withCategories(query: URLSearchParams, chosen: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete(parameter)
  for (const name of chosen) next.append(parameter, name)
  return next
}
