import { useId } from 'react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { usePortalLanguage } from '../../support/locale.ts'
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
  /** Names the dialog. */
  title: string
  /** The question or the help. */
  children?: ReactNode
  /** Buttons. The one that goes on stands last: right on wide screens, on top on narrow ones. */
  actions?: ReactNode
  /** Whether it shows; the caller keeps it. */
  isOpen: boolean
  /** Called by Escape, a press outside and the close button; never while `isDismissable` is false. */
  onClose: () => void
  /** Whether it can be left without an answer. @default true */
  isDismissable?: boolean | undefined
  /** `alertdialog` for what must be answered. @default 'dialog' */
  role?: (typeof dialogRoles)[number] | undefined
  /** With it, a dismissable dialog has a close button, which gets focus on open [DLG-08]. */
  closeLabel?: string | undefined
  /** How wide it may become from 768 px. @default 'small' */
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
  const contentId = useId()
  // The pattern asks it of an alertdialog only; read as one string, longer content loses its structure.
  const isDescribed = role === 'alertdialog' && children !== undefined
  return (
    <ModalOverlay
      {...usePortalLanguage()}
      className={overlay}
      isOpen={isOpen}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Modal className={modal({ size })}>
        <AriaDialog role={role} className={dialog} {...(isDescribed ? { 'aria-describedby': contentId } : {})}>
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
          {children === undefined ? null : <div id={contentId}>{children}</div>}
          {actions === undefined ? null : <div className={actionsStyle}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
