/** On the script element with what search engines may know; its `data-path` is the page that it speaks of. */
export const structuredDataElementId = 'structured-data'

/** Structured data of the page that came from the host says nothing of the pages that the app shows after it. */
export function forgetStructuredData(pathname: string): void {
  const element = document.getElementById(structuredDataElementId)
  if (element !== null && element.dataset['path'] !== pathname) element.remove()
}
