import { Children } from 'react'
import type { ReactNode } from 'react'
import { listRole } from '../../support/layout-elements.ts'
import { Icon } from '../Icon/Icon.tsx'
import { iconButton } from '../IconButton/IconButton.css.ts'
import { carousel, controls, position, slide, track, viewport } from './Carousel.css.ts'
import { useCarousel } from './use-carousel.ts'

export const carouselItemSizes = ['tile', 'compact'] as const

export type CarouselProps = {
  /** Names the region. */
  label: string
  /** One child per item. */
  children: ReactNode
  previousLabel: string
  nextLabel: string
  /** Such as `1–3 of 9`; announced when a person pages. */
  positionText?: ((first: number, last: number, total: number) => string) | undefined
  /** `compact` for brand marks. @default 'tile' */
  itemSize?: (typeof carouselItemSizes)[number] | undefined
}

/** A row that is wider than the page. Pages by three tiles, by four from 1300 px; swipes; answers to arrow keys. */
export function Carousel({
  label,
  children,
  previousLabel,
  nextLabel,
  positionText,
  itemSize = 'tile',
}: CarouselProps) {
  const total = Children.toArray(children).length
  const { viewportRef, view, onPrevious, onNext, onKeyDown } = useCarousel(total)
  return (
    // Keys bubble here from the links and buttons inside; the region itself takes no focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={carousel}
      aria-label={label}
      data-ready={view.isReady || undefined}
      data-fits={(view.isAtStart && view.isAtEnd) || undefined}
      onKeyDown={onKeyDown}
    >
      <div className={viewport} ref={viewportRef}>
        <ul className={track({ itemSize })} {...listRole('ul')}>
          {Children.map(children, (item) => (
            <li className={slide({ itemSize })}>{item}</li>
          ))}
        </ul>
      </div>
      <div className={controls}>
        {positionText === undefined ? null : (
          <p className={position} aria-live="polite">
            {positionText(view.first, view.last, total)}
          </p>
        )}
        <PageButton label={previousLabel} icon="chevronLeft" isDisabled={view.isAtStart} onPress={onPrevious} />
        <PageButton label={nextLabel} icon="chevronRight" isDisabled={view.isAtEnd} onPress={onNext} />
      </div>
    </section>
  )
}

type PageButtonProps = {
  label: string
  icon: 'chevronLeft' | 'chevronRight'
  isDisabled: boolean
  onPress: () => void
}

/** A plain button: `aria-disabled` keeps the focus at the end of the row, and react-aria stays off the home page. */
function PageButton({ label, icon, isDisabled, onPress }: PageButtonProps) {
  return (
    <button
      type="button"
      className={iconButton({ variant: 'raised' })}
      aria-label={label}
      aria-disabled={isDisabled}
      data-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onPress()
      }}
    >
      <Icon name={icon} />
    </button>
  )
}
