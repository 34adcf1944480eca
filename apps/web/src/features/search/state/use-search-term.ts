import { useEffect, useRef, useState } from 'react'
import { keywordOf, typingPause } from '../model/search-term.ts'

/** What is looked for. */
export interface Search {
  /** Nothing while the term is too short (SRC-05). */
  keyword: string | undefined
  /** Whether something else was looked for just before, whose results may stay meanwhile. */
  isRefined: boolean
}

const nothing: Search = { keyword: undefined, isRefined: false }

/** Returns what stands in the field, and what is looked for after a rest (SRC-06), or at once on request. */
export function useSearchTerm(initial = '') {
  const [term, setTerm] = useState(initial)
  const [search, setSearch] = useState<Search>({ ...nothing, keyword: keywordOf(initial) })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const lookFor = (next: string) => {
    const keyword = keywordOf(next)
    setSearch((before) => (keyword === undefined ? nothing : { keyword, isRefined: before.keyword !== undefined }))
  }
  return {
    term,
    search,
    change: (next: string) => {
      setTerm(next)
      clearTimeout(timer.current)
      if (keywordOf(next) === undefined) setSearch(nothing)
      else timer.current = setTimeout(() => lookFor(next), typingPause)
    },
    searchNow: (next: string) => {
      setTerm(next)
      clearTimeout(timer.current)
      lookFor(next)
    },
  }
}
