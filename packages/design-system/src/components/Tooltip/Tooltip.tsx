import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { nativePress } from '../../support/native-press.ts'
import { Icon } from '../Icon/Icon.tsx'
import { bubble, mark, root, trigger } from './Tooltip.css.ts'
import { placeBeside } from './place-beside.ts'

export type TooltipProps = {
  /** The name of the “?” button, such as “About tier points”. */
  label: string
  /** One or two sentences. Words only: what can be pressed belongs into a `Popover`. */
  children: string
}

/** What opened it. What a press has opened stays until the next one; the rest goes when pointer or focus leaves. */
type Opener = 'hover' | 'focus' | 'press'

/** Time to move the pointer from the button onto the words (WCAG 1.4.13). */
const graceTime = 300

/**
 * A “?” that explains one word of the page, to mouse, keyboard, touch and screen reader alike. The words are always in
 * the page as the button's description, so that a screen reader has them without opening anything.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId()
  const [opener, setOpener] = useState<Opener>()
  const isOverBubble = useRef(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const rootRef = useRef<HTMLSpanElement>(null)
  const bubbleRef = useRef<HTMLSpanElement>(null)
  const isOpen = opener !== undefined

  useLayoutEffect(() => {
    const own = bubbleRef.current
    const beside = rootRef.current
    if (!isOpen || own === null || beside === null) return undefined
    const place = () => placeBeside(own, beside)
    if (typeof own.showPopover === 'function') {
      // Here and not in the markup: a browser that knows the attribute without the layer would never show it.
      own.popover = 'manual'
      own.showPopover()
    }
    place()
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, true)
    return () => {
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, true)
      if (typeof own.hidePopover === 'function') own.hidePopover()
    }
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return undefined
    const close = () => setOpener(undefined)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A dialog around it stays open: one Escape takes one thing away.
      event.stopPropagation()
      event.preventDefault()
      close()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && rootRef.current?.contains(target) === true)) close()
    }
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', onPointerDown, true)
    }
  }, [isOpen])

  useEffect(() => () => clearTimeout(leaving.current), [])

  return (
    <span className={root} ref={rootRef}>
      <button
        type="button"
        className={trigger}
        aria-label={label}
        aria-describedby={id}
        data-open={isOpen || undefined}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'touch') return
          clearTimeout(leaving.current)
          setOpener((before) => before ?? 'hover')
        }}
        onPointerLeave={leave}
        onFocus={() => setOpener((before) => (before === 'press' ? before : 'focus'))}
        // A press on the words takes focus from the button, and nothing away from who reads them.
        onBlur={() => setOpener(isOverBubble.current ? 'hover' : undefined)}
        {...nativePress(() => setOpener((before) => (before === 'press' ? undefined : 'press')))}
      >
        <span className={mark}>
          <Icon name="question" size="small" />
        </span>
      </button>
      <span
        ref={bubbleRef}
        id={id}
        className={bubble}
        role="tooltip"
        hidden={!isOpen}
        onPointerEnter={() => {
          isOverBubble.current = true
          clearTimeout(leaving.current)
        }}
        onPointerLeave={() => {
          isOverBubble.current = false
          leave()
        }}
      >
        {children}
      </span>
    </span>
  )

  function leave() {
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => setOpener((before) => (before === 'hover' ? undefined : before)), graceTime)
  }
}
