import {
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useIsBrowser } from './use-is-browser.ts'

export interface Takeover {
  /** Whether the control is rendered, and no longer what stands in for it. */
  isLive: boolean
  /** For the button that stands in. */
  standInProps: {
    ref: (button: HTMLButtonElement) => () => void
    onClick: () => void
    onKeyDown: (event: KeyboardEvent) => void
  }
}

/**
 * Lets a control take the place of a button that stands in for it in the server's markup. A press on the button opens the
 * control, also one that ends on the control, and focus goes over in the same step, so no key meets the page in between.
 */
export function useTakeover(live: RefObject<HTMLButtonElement | null>): Takeover {
  const [isLive, setIsLive] = useState(useIsBrowser())
  const left = useRef<{ hasFocus: boolean; isHeld: boolean }>(undefined)
  const isPressed = useRef(false)
  // Not in the same step: the key or pointer that has React take the markup over still goes to the button.
  useEffect(() => startTransition(() => setIsLive(true)), [])

  useLayoutEffect(() => {
    const button = live.current
    if (!isLive || left.current === undefined || button === null) return undefined
    const { hasFocus, isHeld } = left.current
    left.current = undefined
    if (hasFocus) button.focus({ preventScroll: true })
    if (isPressed.current) button.click()
    else if (isHeld) return onRelease(button)
    return undefined
  }, [isLive, live])

  const press = () => {
    isPressed.current = true
    setIsLive(true)
  }
  const ref = useCallback(
    (button: HTMLButtonElement) => () => {
      left.current = { hasFocus: document.activeElement === button, isHeld: button.matches(':active') }
    },
    [],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (!openingKeys.has(event.key)) return
    event.preventDefault()
    press()
  }
  return { isLive, standInProps: { ref, onClick: press, onKeyDown } }
}

const openingKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])

/** Browsers make no click of a press that began on an element that is gone. */
function onRelease(button: HTMLButtonElement): () => void {
  const listening = new AbortController()
  const release = ({ target }: Event) => {
    listening.abort()
    if (target instanceof Node && button.contains(target)) button.click()
  }
  for (const name of ['pointerup', 'keyup']) window.addEventListener(name, release, { signal: listening.signal })
  window.addEventListener('pointercancel', () => listening.abort(), { signal: listening.signal })
  return () => listening.abort()
}
