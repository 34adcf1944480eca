import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/Icon.tsx'
import { close, message as messageStyle, region, toast as toastStyle } from './ToastRegion.css.ts'

export const toastTypes = ['error', 'warning', 'information', 'success'] as const
export type ToastType = (typeof toastTypes)[number]

export type Toast = {
  readonly id: string
  readonly message: string
  readonly type: ToastType
  readonly isClosable: boolean
}

export type ToastRegionProps = {
  /** Name of the landmark. */
  label: string
  toasts: readonly Toast[]
  onClose: (id: string) => void
  closeLabel: string
}

const iconOf = { error: 'error', warning: 'warning', information: 'info', success: 'check' } as const satisfies Record<
  ToastType,
  IconName
>

/** Shows toasts above everything. When each one comes and goes is the caller's business; no timer lives here. */
export function ToastRegion({ label, toasts, onClose, closeLabel }: ToastRegionProps) {
  return (
    <section className={region} aria-label={label}>
      {toasts.map(({ id, message, type, isClosable }) => (
        <div key={id} className={toastStyle({ type })} data-type={type}>
          <Icon name={iconOf[type]} />
          {/* Only the words are announced, not the button beside them. */}
          <div className={messageStyle} role={type === 'error' || type === 'warning' ? 'alert' : 'status'}>
            {message}
          </div>
          {isClosable ? (
            <button type="button" className={close} aria-label={closeLabel} onClick={() => onClose(id)}>
              <Icon name="close" />
            </button>
          ) : null}
        </div>
      ))}
    </section>
  )
}
