import { useEffect, useRef } from 'react'

/** Milliseconds in which a second press still belongs to the one that opened what is there now. */
const doublePress = 500

/** Runs what it is given, but not for the second half of a double press, which would close what the first half has opened. */
export function useSettled(act: () => void): () => void {
  const isSettled = useRef(false)
  useEffect(() => {
    const settle = () => {
      isSettled.current = true
    }
    const timer = setTimeout(settle, doublePress)
    // A key is never half of a double press.
    window.addEventListener('keydown', settle, { capture: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', settle, { capture: true })
    }
  }, [])
  return () => {
    if (isSettled.current) act()
  }
}
