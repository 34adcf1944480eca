import { Heading } from '@clubhouse/design-system/Heading'
import { Link } from '@clubhouse/design-system/Link'
import { Picture } from '@clubhouse/design-system/Picture'
import type { Favourite } from '@clubhouse/rest-client/club'
import { paths } from '#domain/page/model/paths.ts'
import { pictureWidths } from '../model/picture-widths.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import * as styles from './favourites.css.ts'

const { phone, tablet, desktop } = pictureWidths
const sizes = `(min-width: 1024px) ${desktop}px, (min-width: 768px) ${tablet}px, ${phone}px`
/** For each width, and for screens with twice the pixels. */
const widths = [tablet, phone, desktop, 2 * tablet, 2 * phone, 2 * desktop]

export interface FavouriteTileProps {
  favourite: Favourite
  /** Called when its link is followed. */
  onFollow: () => void
  /** Told when its heart is pressed. */
  onToggle: () => void
}

/** A favourite: its mark, its title, which leads to its page, and the heart that lets go of it (WSH-02, WSH-12). */
export function FavouriteTile({ favourite, onFollow, onToggle }: FavouriteTileProps) {
  const { title, logoUrl } = favourite
  return (
    <article className={styles.tile}>
      <span className={styles.logo}>
        <Picture src={logoUrl} alt="" width={desktop} height={desktop} widths={widths} sizes={sizes} cover />
      </span>
      <Heading level={3} size="small">
        <Link href={favouriteHref(favourite)} variant="quiet" onClick={onFollow}>
          {title}
        </Link>
      </Heading>
      <span className={styles.heart}>
        <FavouriteButton favourite={favourite} onToggle={onToggle} />
      </span>
    </article>
  )
}

/** Returns where a favourite's tile leads: to the page of its side (WSH-06). */
export function favouriteHref({ rewardId, slug, type }: Favourite): string {
  return (type === 'EARN' ? paths.earnReward : paths.spendReward).href({ rewardId, slug })
}
