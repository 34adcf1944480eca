/** Puts focus on a field by its id, with its label in view. Says whether there is such a field. */
export function goToField(fieldId: string): boolean {
  const target = document.getElementById(fieldId)
  const control = target?.matches(focusable) === true ? target : target?.querySelector<HTMLElement>(focusable)
  if (control === null || control === undefined) return false
  // The question explains the field, and a browser scrolls no further than the field itself.
  questionOf(control).scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
  return true
}

const focusable = 'input, select, textarea, button, a[href], [tabindex]'

function questionOf(control: HTMLElement): Element {
  const isChoice = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
  const legend = isChoice ? control.closest('fieldset')?.querySelector('legend') : undefined
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
  return legend ?? label ?? control
}
