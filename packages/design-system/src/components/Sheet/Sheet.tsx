import type { ReactNode } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { usePortalLanguage } from '../../support/locale.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { body, dialog, footer, header, overlay, panel, title as titleStyle } from './Sheet.css.ts'

export const sheetSides = ['end', 'start', 'bottom'] as const
export const sheetSizes = ['small', 'medium'] as const

export type SheetProps = {
  /** Names the sheet; always seen, even when the rest has scrolled. */
  title: string
  /** What the sheet is for. It scrolls when it is higher than the screen. */
  children: ReactNode
  /** Buttons that stay on the lower edge. The one that goes on stands last: at the end of the row, on top on narrow screens. */
  actions?: ReactNode
  /** Whether it shows; the caller keeps it. */
  isOpen: boolean
  /** Called by the close button, by Escape and by a press outside. */
  onClose: () => void
  /** Name of the close button. */
  closeLabel: string
  /** The edge that it hangs on; start and end follow the direction of the text. @default 'end' */
  side?: (typeof sheetSides)[number] | undefined
  /** How wide it may become; never wider than the screen. @default 'small' */
  size?: (typeof sheetSizes)[number] | undefined
}

/** A panel over the page, hanging on an edge: for filters, choices and details that leave the page where it is. */
export function Sheet({
  title,
  children,
  actions,
  isOpen,
  onClose,
  closeLabel,
  side = 'end',
  size = 'small',
}: SheetProps) {
  const language = usePortalLanguage()
  return (
    <ModalOverlay
      {...language}
      className={overlay({ side })}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Modal className={panel({ side, size })} data-side={side}>
        <Dialog className={dialog}>
          <div className={header}>
            <Heading slot="title" level={2} className={titleStyle}>
              {title}
            </Heading>
            <IconButton label={closeLabel} onPress={onClose}>
              <Icon name="close" />
            </IconButton>
          </div>
          <div className={body}>{children}</div>
          {actions === undefined ? null : <div className={footer}>{actions}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
