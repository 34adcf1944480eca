import { useId } from 'react'
import type { ReactNode } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { calendarPopover, popoverBody, popoverHeader, popoverTitle } from '../styles/calendar-popover.css.ts'
import { Icon } from '../components/Icon/Icon.tsx'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { usePortalLanguage } from './locale.ts'

export type CalendarPopoverProps = {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A calendar that opens from its button: beside it from 768 px, a sheet on the lower edge below. */
export function CalendarPopover({ title, closeLabel, onClose, children }: CalendarPopoverProps) {
  const titleId = useId()
  return (
    // The popover itself is the dialog, so that react-aria's hidden button to leave it lies inside.
    <Popover {...usePortalLanguage()} className={calendarPopover} placement="bottom start" aria-labelledby={titleId}>
      <div className={popoverBody}>
        <div className={popoverHeader}>
          <h2 id={titleId} className={popoverTitle}>
            {title}
          </h2>
          <IconButton label={closeLabel} onPress={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        {children}
      </div>
    </Popover>
  )
}
