import type { ReactNode } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { usePortalLanguage } from '../../support/locale.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { body, dialog, footer, header, overlay, panel, title as titleStyle } from './Sheet.css.ts'

export const sheetSides = ['end', 'start', 'bottom'] as const
export const sheetSizes = ['small', 'medium', 'wide'] as const

/** Both or neither: a button needs a name. */
type SheetBack =
  | {
      /** Called by the button at the start of the header, which is there while this is: one step back inside the sheet. */
      onBack: (() => void) | undefined
      /** Name of the button that goes back. */
      backLabel: string
    }
  | { onBack?: undefined; backLabel?: undefined }

export type SheetProps = SheetBack & {
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
  /**
   * How wide it may become; never wider than the screen. `wide` takes a share of the screen [FLT-11]: all of it below
   * 576 px, 80 % from 576, 70 % from 768, 50 % from 1024 and 33.33 % from 1440, so that it is never narrower than 460 px
   * where the screen is wider. @default 'small'
   */
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
  onBack,
  backLabel,
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
            {onBack === undefined ? null : (
              <IconButton label={backLabel} onPress={onBack}>
                <Icon name="chevronLeft" />
              </IconButton>
            )}
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
