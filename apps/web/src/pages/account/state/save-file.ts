/** How long the browser may take to begin, in milliseconds. */
const revokeAfterMs = 60_000

/** Gives the member a file to keep, as the browser saves what is downloaded. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs)
}
