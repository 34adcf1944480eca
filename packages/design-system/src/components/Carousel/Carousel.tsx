import { Children } from 'react'
import type { ReactNode } from 'react'
import { listRole } from '../../support/layout-elements.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/Icon.tsx'
import { iconButton } from '../IconButton/IconButton.css.ts'
import { carousel, controls, position, slide, track, viewport } from './Carousel.css.ts'
import type { CarouselItemSize } from './carousel-item-sizes.ts'
import { autoplayDelay } from './carousel-motion.ts'
import { useCarousel } from './use-carousel.ts'

export { carouselItemSizes } from './carousel-item-sizes.ts'

/** What a carousel that moves by itself needs: it can always be stopped. */
export type CarouselAutoplay = {
  /** Name of the button while it stands. */
  readonly playLabel: string
  /** Name of the button while it moves. */
  readonly pauseLabel: string
  /** How long it stays at each place, in milliseconds. @default 5000 */
  readonly delay?: number | undefined
}

export type CarouselProps = {
  /** Names the region. */
  label: string
  /** One child per item. */
  children: ReactNode
  /** Name of the button that pages back. */
  previousLabel: string
  /** Name of the button that pages on. */
  nextLabel: string
  /** Such as `1–3 of 9`, or `3 of 9` where one stands alone; announced when a person pages, silent while it moves by itself. */
  positionText?: ((first: number, last: number, total: number) => string) | undefined
  /** `promo` for large cards, `compact` for brand marks; `upToThree` and `upToFour` say how many a wide page shows, `grid` as many as a Grid of tiles. @default 'tile' */
  itemSize?: CarouselItemSize | undefined
  /**
   * Moves on by itself until somebody pauses it, points at it, or moves focus into it; never by itself under reduced
   * motion. The code for it is loaded only when this is given.
   */
  autoplay?: CarouselAutoplay | undefined
}

/**
 * A row that is wider than the page. Pages by three tiles, by four from 1300 px, or by the three or four at most that its
 * size says, and never by more than are in sight; swipes; answers to arrow keys.
 */
export function Carousel({
  label,
  children,
  previousLabel,
  nextLabel,
  positionText,
  itemSize = 'tile',
  autoplay,
}: CarouselProps) {
  const total = Children.toArray(children).length
  const delay = autoplay === undefined ? undefined : (autoplay.delay ?? autoplayDelay)
  const { viewportRef, view, isStop, autoplay: clock, ...handlers } = useCarousel(total, itemSize, delay)
  const { onPrevious, onNext, onKeyDown, onLeave } = handlers
  const buttons = (
    <div className={controls}>
      {autoplay === undefined ? null : (
        <button
          type="button"
          className={iconButton({ variant: 'raised' })}
          aria-label={clock.isPlaying ? autoplay.pauseLabel : autoplay.playLabel}
          data-autoplay-toggle
          onClick={clock.onToggle}
        >
          <Icon name={clock.isPlaying ? 'pause' : 'play'} />
        </button>
      )}
      {positionText === undefined ? null : (
        <p className={position} aria-live={clock.isMoving ? 'off' : 'polite'}>
          {positionText(view.first, view.last, total)}
        </p>
      )}
      <PageButton label={previousLabel} icon="chevronLeft" isDisabled={view.isAtStart} onPress={onPrevious} />
      <PageButton label={nextLabel} icon="chevronRight" isDisabled={view.isAtEnd} onPress={onNext} />
    </div>
  )
  return (
    // Keys and focus bubble here from the links and buttons inside; the region itself takes no focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={carousel}
      aria-label={label}
      data-ready={view.isReady || undefined}
      data-fits={(view.isAtStart && view.isAtEnd) || undefined}
      data-moving={clock.isMoving || undefined}
      onKeyDown={onKeyDown}
      onFocus={clock.onFocus}
    >
      {/* What moves is stopped before it is reached, so its controls come first (WCAG 2.2.2). */}
      {autoplay === undefined ? null : buttons}
      <div
        className={viewport}
        ref={viewportRef}
        // What scrolls by itself takes focus, as its items may have nothing that does (WCAG 2.1.1).
        {...(isStop ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
        onBlur={onLeave}
        onPointerEnter={clock.onPointerEnter}
        onPointerLeave={clock.onPointerLeave}
      >
        <ul className={track({ itemSize })} {...listRole('ul')}>
          {Children.map(children, (item) => (
            <li className={slide({ itemSize })}>{item}</li>
          ))}
        </ul>
      </div>
      {autoplay === undefined ? buttons : null}
    </section>
  )
}

type PageButtonProps = {
  label: string
  icon: IconName
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
