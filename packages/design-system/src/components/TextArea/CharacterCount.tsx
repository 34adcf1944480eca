import { useEffect, useState } from 'react'
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx'
import { count } from './TextArea.css.ts'

export type CharacterCountProps = {
  /** Of the words that the eye sees, so that the field can be described by them. */
  id: string
  /** How many characters there still may be; below zero when there are too many. */
  left: number
  /** What to show and to say for it. */
  text: string
  /** Whether anything has been typed: a count that nobody has touched is not read out. */
  isTouched: boolean
}

/** Long enough that it does not talk into every word. */
const pause = 1000

/** How much may still be typed: always seen, and read out when typing pauses, or at once when nothing is left. */
export function CharacterCount({ id, left, text, isTouched }: CharacterCountProps) {
  const [said, setSaid] = useState<string | null>(null)
  const isUrgent = left <= 0
  useEffect(() => {
    if (!isTouched) return undefined
    const timer = setTimeout(() => setSaid(text), isUrgent ? 0 : pause)
    return () => clearTimeout(timer)
  }, [isTouched, isUrgent, text])
  return (
    <>
      <p id={id} className={count} data-over={left < 0 || undefined}>
        {text}
      </p>
      <LiveRegion>{said}</LiveRegion>
    </>
  )
}
