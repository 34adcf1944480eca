import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { panel } from './Tabs.css.ts'

export interface TabPanelProps {
  id: string
  /** Id of its tab. */
  labelledBy: string
  children: ReactNode
}

/** The view of the open tab. It takes focus when nothing in it does, so that the keyboard reaches what it says. */
export function TabPanel({ id, labelledBy, children }: TabPanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  const hasStop = useHasTabStop(ref)
  return (
    <div
      ref={ref}
      role="tabpanel"
      id={id}
      aria-labelledby={labelledBy}
      tabIndex={hasStop ? undefined : 0}
      className={panel}
    >
      {children}
    </div>
  )
}

function useHasTabStop(ref: RefObject<HTMLElement | null>): boolean {
  const [hasStop, setHasStop] = useState(false)
  useLayoutEffect(() => {
    const box = ref.current
    if (box === null) return undefined
    const look = () => setHasStop(box.querySelector(tabStops) !== null)
    look()
    // What is in it may come and go without it.
    const observer = new MutationObserver(look)
    observer.observe(box, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['tabindex', 'disabled'],
    })
    return () => observer.disconnect()
  }, [ref])
  return hasStop
}

const tabStops = [
  'a[href]',
  'button:enabled',
  'input:enabled',
  'select:enabled',
  'textarea:enabled',
  'summary',
  '[tabindex]',
]
  .map((stop) => `${stop}:not([tabindex="-1"])`)
  .join()
