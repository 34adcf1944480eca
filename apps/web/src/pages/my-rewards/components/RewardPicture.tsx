import { Picture } from '@clubhouse/design-system/Picture'

/** The image of what a voucher or an order is for: half of the page on a desktop, the whole width on a phone. */
export function RewardPicture({ src }: { src: string }) {
  return (
    <Picture
      src={src}
      alt=""
      width={722}
      height={406}
      widths={[375, 722, 1444]}
      sizes="(min-width: 905px) 50vw, 100vw"
      cover
      priority
    />
  )
}
