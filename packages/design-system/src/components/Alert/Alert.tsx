import type { ReactNode } from 'react'
import { tones } from '../../themes/theme-tokens.ts'
import type { Tone } from '../../themes/theme-tokens.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/Icon.tsx'
import { alert, mark, title as titleStyle, words } from './Alert.css.ts'

export { tones as alertTones }

export type AlertProps = {
  /** What kind of message it is; chooses icon and colours. */
  tone: Tone
  /** One line above the words. */
  title?: string | undefined
  /** The message itself. */
  children: ReactNode
  /** Read out when it appears. On by default for errors and warnings; turn it off for what the page is born with. */
  isAnnounced?: boolean | undefined
  /** Of the whole alert, so that a field can be described by it. */
  id?: string | undefined
}

const iconOf = { error: 'error', warning: 'warning', info: 'info', success: 'check' } as const satisfies Record<
  Tone,
  IconName
>

/** A message that belongs to a place on the page. */
export function Alert({ tone, title, children, isAnnounced = tone === 'error' || tone === 'warning', id }: AlertProps) {
  return (
    <div className={alert({ tone })} id={id} {...(isAnnounced ? { role: 'alert' } : {})}>
      <span className={mark({ tone })}>
        <Icon name={iconOf[tone]} />
      </span>
      <div className={words}>
        {title === undefined ? null : <p className={titleStyle}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}
