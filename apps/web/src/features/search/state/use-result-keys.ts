import { type RefObject, useEffect } from 'react'

const steps = { ArrowDown: 1, ArrowUp: -1 } as const

/** Up and down lead from the field through the results and back; Home and End to the first and the last of them. */
export function useResultKeys(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = within.current
    const move = (event: KeyboardEvent) => {
      const field = box?.querySelector('input')
      const links = [...(box?.querySelectorAll<HTMLElement>('li a') ?? [])]
      const at = links.findIndex((link) => link === document.activeElement)
      if (at < 0 && field !== document.activeElement) return
      const target = targetOf(event.key, at, [field, ...links])
      if (target == null) return
      event.preventDefault()
      target.focus()
    }
    box?.addEventListener('keydown', move)
    return () => box?.removeEventListener('keydown', move)
  }, [within])
}

/** Returns where a key leads from the link at `at`, or from the field, which is before them. */
function targetOf(key: string, at: number, stops: readonly (HTMLElement | null | undefined)[]) {
  if (key === 'ArrowDown' || key === 'ArrowUp') return stops[at + 1 + steps[key]]
  if (at < 0) return undefined
  return key === 'Home' ? stops[1] : key === 'End' ? stops.at(-1) : undefined
}
