import { useId, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/Icon.tsx'
import { close, message as messageStyle, news, region as regionStyle, toast as toastStyle } from './ToastRegion.css.ts'
import { useAutoDismiss, usePageHidden } from './use-auto-dismiss.ts'
import { useLeavingFocus, useRegionFocus } from './use-region-focus.ts'

export const toastTypes = ['error', 'warning', 'information', 'success'] as const
export type ToastType = (typeof toastTypes)[number]

export type Toast = {
  readonly id: string
  readonly message: string
  /** How urgent it is: errors and warnings interrupt, the rest waits its turn [TST-04]. */
  readonly type: ToastType
  /** Has a close button; one that goes by itself may do without. */
  readonly isClosable: boolean
  /** Milliseconds until it goes by itself, not counting while somebody is with it; 0 or nothing lets it stay [TST-01]. */
  readonly autoDismissTime?: number | undefined
}

export type ToastRegionProps = {
  /** Name of the landmark, such as `Notifications`. */
  label: string
  /** What is shown, the oldest first. */
  toasts: readonly Toast[]
  /** The toast was closed by its button or by Escape, or its time is up: take it out of `toasts`. */
  onClose: (id: string) => void
  /** Name of each close button; the message describes which. */
  closeLabel: string
}

const iconOf = { error: 'error', warning: 'warning', information: 'info', success: 'check' } as const satisfies Record<
  ToastType,
  IconName
>

/** Short news above everything. Keep it mounted: it is the place that assistive technology listens to. */
export function ToastRegion({ label, toasts, onClose, closeLabel }: ToastRegionProps) {
  const { region, isReached, onFocusLost, ...handlers } = useRegionFocus(toasts.length > 0)
  const isHidden = usePageHidden()
  const shown = (isAlert: boolean) =>
    toasts
      .filter(({ type }) => isUrgent(type) === isAlert)
      .map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          isWaiting={isHidden || isReached}
          onClose={() => onClose(toast.id)}
          onFocusLost={onFocusLost}
        />
      ))
  return (
    <section
      {...handlers}
      ref={region}
      className={regionStyle}
      aria-label={label}
      tabIndex={-1}
      // Stays within reach while a dialog is open: what goes wrong there is told here.
      data-react-aria-top-layer="true"
    >
      {shown(true)}
      {/* Has to be there before its words are: unlike an alert, a status that arrives with them is not read out. */}
      <div className={news} role="status" aria-atomic="false">
        {shown(false)}
      </div>
    </section>
  )
}

type ToastItemProps = {
  toast: Toast
  closeLabel: string
  isWaiting: boolean
  onClose: () => void
  onFocusLost: () => void
}

function ToastItem({ toast, closeLabel, isWaiting, onClose, onFocusLost }: ToastItemProps) {
  const { message, type, isClosable, autoDismissTime = 0 } = toast
  const messageId = useId()
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const item = useLeavingFocus(onFocusLost)
  useAutoDismiss(autoDismissTime, isWaiting || isHovered || isFocused, onClose)
  return (
    // The handlers only hold the clock and listen to the button's Escape: the toast itself is no control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={item}
      className={toastStyle({ type })}
      data-type={type}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isClosable) onClose()
      }}
    >
      <Icon name={iconOf[type]} />
      <div id={messageId} className={messageStyle} {...(isUrgent(type) ? { role: 'alert' } : {})}>
        {message}
      </div>
      {isClosable ? (
        <button type="button" className={close} aria-label={closeLabel} aria-describedby={messageId} onClick={onClose}>
          <Icon name="close" />
        </button>
      ) : null}
    </div>
  )
}

function isUrgent(type: ToastType): boolean {
  return type === 'error' || type === 'warning'
}
