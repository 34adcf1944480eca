import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { container } from './FocusOnChange.css.ts'

export const focusOnChangeTargets = ['heading', 'container'] as const

export type FocusOnChangeProps = {
  /** Focus moves whenever this becomes another, such as the path of the page or the step of a wizard; never at first. */
  changeKey: string
  /** The part of the page that changes. */
  children: ReactNode
  /** The first heading inside, or the part as a whole where it has none. @default 'heading' */
  target?: (typeof focusOnChangeTargets)[number] | undefined
}

/** Takes focus to what is new, so that a person who does not see the page change hears it, and Tab goes on from there. */
export function FocusOnChange({ changeKey, children, target = 'heading' }: FocusOnChangeProps) {
  const ref = useRef<HTMLDivElement>(null)
  const lastKey = useRef(changeKey)

  useEffect(() => {
    if (lastKey.current === changeKey) return
    lastKey.current = changeKey
    const part = ref.current
    const heading = target === 'heading' ? part?.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6') : undefined
    takeFocus(heading ?? part)
  }, [changeKey, target])

  return (
    <div ref={ref} className={container}>
      {children}
    </div>
  )
}

/** Can be focused only for as long as it has focus, so that a later press on the words does not draw a ring. */
function takeFocus(element: HTMLElement | null) {
  if (element === null) return
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus()
}
