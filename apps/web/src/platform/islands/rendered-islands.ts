const rendered = new Set<string>()

/** Remembers, while the server renders a page, the module of an island in it. */
export function addRenderedIsland(module: string): void {
  rendered.add(module)
}

/** Returns the modules of the islands that the last page was rendered with, and clears the list. */
export function takeRenderedIslands(): string[] {
  const modules = [...rendered]
  rendered.clear()
  return modules
}
