import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { readLinkAddress } from '../../support/address.ts'
import { defined } from '../../support/defined.ts'
import { languageOf, useLocale } from '../../support/locale.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useOpeningPress } from '../../support/use-opening-press.ts'
import { held, popover } from '../../styles/popover.css.ts'
import { header as headerStyle, item as itemStyle, menu, trigger } from './MenuButton.css.ts'

export type MenuButtonItem = {
  /** Unique in its menu. */
  readonly id: string
  /** Its words, and what letters jump to. */
  readonly label: string
  /** Where it leads; without it, `onAction` says what it does. */
  readonly href?: string | undefined
  /** Called when it is chosen. */
  readonly onAction?: (() => void) | undefined
  /** Called when somebody points at it, moves focus to it or begins to press it, so that what it leads to is there in time. */
  readonly onApproach?: (() => void) | undefined
  /** Opens in a tab of its own and says so. */
  readonly isExternal?: boolean | undefined
  /** Stays in the menu and cannot be chosen; arrow keys pass it. @selector [data-disabled] */
  readonly isDisabled?: boolean | undefined
}

export type MenuButtonProps = {
  /** Names the button together with what it shows; the menu has the same name. */
  label: string
  /** What the button shows before its arrow; long words wrap. */
  triggerContent: ReactNode
  /** Stands above the items, such as the member's name and balance. */
  header?: ReactNode
  /** What can be done or where to go, in the order in which it is shown. */
  items: readonly MenuButtonItem[]
  /** Said after the label of an external item. */
  externalLabel?: string | undefined
  /** The button takes no press. @selector [data-disabled] */
  isDisabled?: boolean | undefined
}

/** A button with a menu: a dropdown from 768 px, a bottom sheet below. */
export function MenuButton({ label, triggerContent, header, items, externalLabel, isDisabled }: MenuButtonProps) {
  const headerId = useId()
  const titleId = useId()
  const language = languageOf(useLocale())
  const { isHeld, pressProps } = useOpeningPress()
  return (
    <MenuTrigger>
      <Button className={trigger} {...pressProps} {...defined({ isDisabled })}>
        <VisuallyHidden>{label}</VisuallyHidden> {triggerContent}
        <Icon name="chevronDown" size="small" />
      </Button>
      {/* Named from inside: assistive technology cannot reach the button while the menu is open. */}
      <Popover
        className={isHeld ? `${popover} ${held}` : popover}
        lang={language.lang}
        placement="bottom end"
        aria-labelledby={titleId}
      >
        <span hidden id={titleId}>
          {label}
        </span>
        {header === undefined ? null : (
          <div className={headerStyle} id={headerId}>
            {header}
          </div>
        )}
        <Menu
          className={menu}
          aria-labelledby={titleId}
          {...(header === undefined ? {} : { 'aria-describedby': headerId })}
        >
          {items.map(({ id, label: itemLabel, href, onAction, onApproach, isExternal, isDisabled: isItemDisabled }) => (
            <MenuItem
              key={id}
              id={id}
              className={itemStyle}
              textValue={itemLabel}
              {...defined({ ...where(href, isItemDisabled), onAction, ...approached(onApproach) })}
              {...(isExternal === true ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              <span>
                {itemLabel}
                {isExternal === true && externalLabel !== undefined ? (
                  <>
                    {' '}
                    <VisuallyHidden>{externalLabel}</VisuallyHidden>
                  </>
                ) : null}
              </span>
              {isExternal === true ? <Icon name="external" size="small" /> : null}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

function approached(onApproach: (() => void) | undefined) {
  return { onHoverStart: onApproach, onFocus: onApproach, onPressStart: onApproach }
}

/** An item whose address no link may have stays as words that cannot be chosen. */
function where(href: string | undefined, isDisabled: boolean | undefined) {
  if (href === undefined) return { isDisabled }
  const address = readLinkAddress(href)
  return address === undefined ? { isDisabled: true } : { href: address.href, isDisabled }
}
