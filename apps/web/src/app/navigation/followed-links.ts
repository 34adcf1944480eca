interface FollowedLink {
  href: string
  /** Its place among the page's links to the same address. */
  index: number
}

const followed = new Map<string, FollowedLink>()

/** Remembers the link that has focus when the page of a history entry is left, so that Back can focus it again. */
export function rememberFollowedLink(key: string): void {
  const link = document.activeElement
  const href = link?.closest('main') === null ? null : link?.getAttribute('href')
  if (href === null || href === undefined) followed.delete(key)
  else followed.set(key, { href, index: linksTo(href).findIndex((each) => each === link) })
}

/** Returns a function that finds the link that was followed from the page of a history entry, if one was. */
export function followedLink(key: string): (() => HTMLElement | undefined) | undefined {
  const link = followed.get(key)
  return link && (() => linksTo(link.href)[link.index])
}

function linksTo(href: string): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('main a[href]')).filter(
    (link) => link.getAttribute('href') === href,
  )
}
