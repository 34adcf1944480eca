import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a key after which airports are searched (FLT-16). */
const typingPause = 300

/**
 * Returns what is typed into an airport picker, and what is searched after a rest (FLT-16). An emptied field has its
 * list at once.
 */
export function useAirportSearch() {
  const [typed, setTyped] = useState('')
  const [searched, setSearched] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    typed,
    searched,
    change: (text: string) => {
      setTyped(text)
      clearTimeout(timer.current)
      if (text.trim() === '') setSearched('')
      else timer.current = setTimeout(() => setSearched(text), typingPause)
    },
  }
}
