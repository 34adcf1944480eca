import type { ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/Icon.tsx'
import { iconButton } from '../IconButton/IconButton.css.ts'
import { banner, close, controls, inner, mark, message, words } from './Banner.css.ts'

export const bannerTones = ['neutral', 'brand', 'info', 'warning'] as const
export type BannerTone = (typeof bannerTones)[number]

export type BannerProps = {
  /** Names the landmark, such as `Your region`. */
  label: string
  /** What it says, in a sentence or two. */
  children: ReactNode
  /** Buttons and links, in the order of their weight; on the brand's ground use their `onBrand` variant. */
  actions?: ReactNode
  /** Before the words; decoration only. */
  icon?: IconName | undefined
  /** Its ground. @default 'neutral' */
  tone?: BannerTone | undefined
} & (
  | {
      /** Sends it away. Where focus goes then is the page's to decide. */
      onClose: () => void
      /** Name of the close button, needed with `onClose`. */
      closeLabel: string
    }
  | { onClose?: undefined; closeLabel?: undefined }
)

/** A message for the whole page, across its width, with what to do about it. */
export function Banner({ label, children, actions, icon, tone = 'neutral', onClose, closeLabel }: BannerProps) {
  return (
    <section className={banner({ tone })} aria-label={label}>
      <Container>
        <div className={inner}>
          <div className={message}>
            {icon === undefined ? null : (
              <span className={mark({ tone })}>
                <Icon name={icon} />
              </span>
            )}
            <div className={words}>{children}</div>
          </div>
          {actions === undefined && onClose === undefined ? null : (
            <div className={controls}>
              {actions}
              {onClose === undefined ? null : (
                <span className={close}>
                  <button
                    type="button"
                    className={iconButton({ variant: tone === 'brand' ? 'onBrand' : 'quiet' })}
                    aria-label={closeLabel}
                    onClick={onClose}
                  >
                    <Icon name="close" />
                  </button>
                </span>
              )}
            </div>
          )}
        </div>
      </Container>
    </section>
  )
}
