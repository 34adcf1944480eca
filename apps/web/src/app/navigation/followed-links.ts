interface FollowedLink {
  href: string
  /** Which of the page's links to the same address it is. */
  index: number
}

const followed = new Map<string, FollowedLink>()

/** Remembers which link of the page of a history entry has focus when the page is left. */
export function rememberFollowedLink(key: string): void {
  const link = document.activeElement
  const href = link?.closest('main') === null ? null : link?.getAttribute('href')
  if (href === null || href === undefined) followed.delete(key)
  else followed.set(key, { href, index: linksTo(href).findIndex((each) => each === link) })
}

/** Returns how to find the link that was followed from the page of a history entry, if one was. */
export function followedLink(key: string): (() => HTMLElement | undefined) | undefined {
  const link = followed.get(key)
  return link && (() => linksTo(link.href)[link.index])
}

function linksTo(href: string): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('main a[href]')).filter(
    (link) => link.getAttribute('href') === href,
  )
}
