import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { defined } from '../../support/defined.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { popover } from '../../styles/popover.css.ts'
import { header as headerStyle, item as itemStyle, menu, trigger } from './MenuButton.css.ts'

export type MenuButtonItem = {
  readonly id: string
  readonly label: string
  readonly href?: string | undefined
  readonly onAction?: (() => void) | undefined
  readonly isExternal?: boolean | undefined
}

export type MenuButtonProps = {
  /** Names the button together with what it shows; the menu takes its name from the button. */
  label: string
  triggerContent: ReactNode
  /** Stands above the items, such as the member's name and balance. */
  header?: ReactNode
  items: readonly MenuButtonItem[]
  /** Said after the label of an external item. */
  externalLabel?: string | undefined
}

/** A button with a menu: a dropdown from 768 px, a bottom sheet below. */
export function MenuButton({ label, triggerContent, header, items, externalLabel }: MenuButtonProps) {
  const headerId = useId()
  return (
    <MenuTrigger>
      <Button className={trigger}>
        <VisuallyHidden>{label}</VisuallyHidden> {triggerContent}
        <Icon name="chevronDown" size="small" />
      </Button>
      <Popover className={popover} placement="bottom end">
        {header === undefined ? null : (
          <div className={headerStyle} id={headerId}>
            {header}
          </div>
        )}
        <Menu className={menu} {...(header === undefined ? {} : { 'aria-describedby': headerId })}>
          {items.map(({ id, label: itemLabel, href, onAction, isExternal }) => (
            <MenuItem
              key={id}
              id={id}
              className={itemStyle}
              textValue={itemLabel}
              {...defined({ href, onAction })}
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
