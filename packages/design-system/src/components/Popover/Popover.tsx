import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { DialogTrigger, Popover as AriaPopover } from 'react-aria-components/Popover'
import { languageOf, useLocale } from '../../support/locale.ts'
import { button } from '../Button/Button.css.ts'
import type { ButtonSize, ButtonVariant } from '../Button/button-variants.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { actions as actionsStyle, content, header, surface, title as titleStyle } from './Popover.css.ts'

export const popoverPlacements = ['start', 'center', 'end'] as const

export type PopoverProps = {
  /** The words on the button that opens it. */
  label: string
  /** Before the words of the button. */
  icon?: IconName | undefined
  /** Look of the button. @default 'secondary' */
  variant?: ButtonVariant | undefined
  /** Size of the button. @default 'medium' */
  size?: ButtonSize | undefined
  /** Heading and accessible name of what opens. */
  title: string
  /** What stands under the title. */
  children: ReactNode
  /** Buttons under the words. They close nothing by themselves: set `isOpen` for that. */
  actions?: ReactNode
  /** Name of the button that closes it. */
  closeLabel: string
  /** Which edges of button and popover stand in line, from 768 px. @default 'start' */
  placement?: (typeof popoverPlacements)[number] | undefined
  /** Whether it is open, for an app that is in charge of that. */
  isOpen?: boolean | undefined
  /** Called when the person opens or closes it. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** The button takes no press. @selector [data-disabled] */
  isDisabled?: boolean | undefined
}

/** A button and a small dialog that opens beside it, or as a bottom sheet below 768 px. */
export function Popover({
  label,
  icon,
  variant = 'secondary',
  size = 'medium',
  title,
  children,
  actions,
  closeLabel,
  placement = 'start',
  isOpen,
  onOpenChange,
  isDisabled = false,
}: PopoverProps) {
  const language = languageOf(useLocale())
  const titleId = useId()
  const [isOpenByItself, setIsOpenByItself] = useState(false)
  const changeOpen = (next: boolean) => {
    setIsOpenByItself(next)
    onOpenChange?.(next)
  }
  return (
    <DialogTrigger isOpen={isOpen ?? isOpenByItself} onOpenChange={changeOpen}>
      {/* Of react-aria, which has it open the popover. */}
      <Button className={button({ variant, size, fullWidth: false })} isDisabled={isDisabled}>
        {icon === undefined ? null : <Icon name={icon} />}
        {label}
      </Button>
      {/* The popover is the dialog itself: one inside would leave react-aria's buttons for touch outside of it. */}
      <AriaPopover
        className={surface}
        placement={placement === 'center' ? 'bottom' : `bottom ${placement}`}
        aria-labelledby={titleId}
        lang={language.lang}
      >
        <div className={content}>
          <div className={header}>
            <h2 id={titleId} className={titleStyle}>
              {title}
            </h2>
            <IconButton label={closeLabel} onPress={() => changeOpen(false)}>
              <Icon name="close" />
            </IconButton>
          </div>
          <div>{children}</div>
          {actions === undefined ? null : <div className={actionsStyle}>{actions}</div>}
        </div>
      </AriaPopover>
    </DialogTrigger>
  )
}
