import { fireEvent, screen } from '@testing-library/react'

/** Fills in fields by their labels as autofill may do it: all have their value before the page hears of the first. */
export function fillAtOnce(values: Readonly<Record<string, string>>): void {
  const fields = Object.keys(values).map((label) => screen.getByLabelText<HTMLInputElement>(label))
  for (const [index, value] of Object.values(values).entries()) {
    // React hears of nothing that is set on the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(fields[index], value)
  }
  for (const field of fields) fireEvent.input(field)
}
