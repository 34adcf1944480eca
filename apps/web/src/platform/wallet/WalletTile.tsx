import { Heading } from '@clubhouse/design-system/Heading'
import { Inline } from '@clubhouse/design-system/Inline'
import { Link } from '@clubhouse/design-system/Link'
import { Picture } from '@clubhouse/design-system/Picture'
import { Text } from '@clubhouse/design-system/Text'
import type { ReactNode } from 'react'
import * as styles from './wallet-tile.css.ts'

export interface WalletTileProps {
  /** Names the link. */
  title: string
  /** Of its page, without region and base path. */
  href: string
  brandName: string
  /** Address of its picture, which only decorates. */
  imageUrl: string
  /** Short words about its state, as badges. */
  marks?: ReactNode
  dateText: string
}

const { small, medium, large } = styles.walletPictureSizes

/** Something that a member has redeemed, in a list of theirs: a voucher or an order. */
export function WalletTile({ title, href, brandName, imageUrl, marks, dateText }: WalletTileProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <div className={styles.fill}>
          <Picture
            src={imageUrl}
            alt=""
            width={large.width}
            height={large.height}
            widths={[medium.width, small.width * 2, large.width, medium.width * 2, large.width * 2]}
            sizes={`(min-width: 1240px) ${large.width}px, ${medium.width}px`}
            cover
          />
        </div>
      </div>
      <div className={styles.words}>
        {marks !== undefined && <Inline gap="xsmall">{marks}</Inline>}
        <Text size="small" tone="muted">
          {brandName}
        </Text>
        <Heading level={2} size="small">
          <Link href={href} variant="quiet">
            {title}
          </Link>
        </Heading>
        <Text size="small" tone="muted">
          {dateText}
        </Text>
      </div>
    </article>
  )
}
