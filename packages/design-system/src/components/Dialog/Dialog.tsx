import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import {
  actions as actionsStyle,
  dialog,
  header,
  image as imageStyle,
  modal,
  overlay,
  title as titleStyle,
} from './Dialog.css.ts'

export const dialogRoles = ['dialog', 'alertdialog'] as const
export const dialogSizes = ['small', 'medium'] as const

export type DialogProps = {
  title: string
  children?: ReactNode
  /** Buttons. The one that goes on stands last: right on wide screens, on top on narrow ones. */
  actions?: ReactNode
  isOpen: boolean
  /** Called by Escape, a press outside and the close button; never while `isDismissable` is false. */
  onClose: () => void
  /** @default true */
  isDismissable?: boolean | undefined
  /** `alertdialog` for what must be answered. @default 'dialog' */
  role?: (typeof dialogRoles)[number] | undefined
  /** With it, a dismissable dialog has a close button, which gets focus on open [DLG-08]. */
  closeLabel?: string | undefined
  /** @default 'small' */
  size?: (typeof dialogSizes)[number] | undefined
  /** A picture above the words. */
  image?: ReactNode
}

/** Interrupts the page for one question or one piece of help; a bottom sheet below 768 px. */
export function Dialog({
  title,
  children,
  actions,
  isOpen,
  onClose,
  isDismissable = true,
  role = 'dialog',
  closeLabel,
  size = 'small',
  image,
}: DialogProps) {
  return (
    <ModalOverlay
      className={overlay}
      isOpen={isOpen}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Modal className={modal({ size })}>
        <AriaDialog role={role} className={dialog}>
          <div className={header}>
            <Heading slot="title" level={2} className={titleStyle}>
              {title}
            </Heading>
            {isDismissable && closeLabel !== undefined ? (
              // The specification wants focus here, so that Enter leaves at once [DLG-08].
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              <IconButton label={closeLabel} onPress={onClose} autoFocus>
                <Icon name="close" />
              </IconButton>
            ) : null}
          </div>
          {image === undefined ? null : <div className={imageStyle}>{image}</div>}
          {children === undefined ? null : <div>{children}</div>}
          {actions === undefined ? null : <div className={actionsStyle}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
