/** Marks the root of the app or the place of an island as hydrated, and says so to `replayPresses`. */
export function markHydrated(place: HTMLElement): void {
  place.dataset['hydrated'] = ''
  place.dispatchEvent(new Event('hydrated', { bubbles: true }))
}
