import type { ReactNode } from 'react'
import { code, instead } from './QrCode.css.ts'
import { qrPath } from './qr-path.ts'
import type { QrCorrection } from './qr-path.ts'

export { qrCorrections } from './qr-path.ts'
export type { QrCorrection } from './qr-path.ts'

export const qrCodeSizes = ['small', 'medium', 'large'] as const
export type QrCodeSize = (typeof qrCodeSizes)[number]

export type QrCodeProps = {
  /** What a scanner reads. */
  value: string
  /** What the picture is, such as `QR code of your voucher`; its name for assistive technology. */
  label: string
  /** The widest it gets; it narrows with its place. @default 'medium' */
  size?: QrCodeSize | undefined
  /** How much of it may be hidden or dirty and still be read. @default 'medium' */
  correction?: QrCorrection | undefined
  /** Stands in its place when the value is empty or longer than a code can hold. */
  fallback?: ReactNode
}

/** A QR code: always dark on white, with the quiet zone that scanners need, whatever the theme. */
export function QrCode({ value, label, size = 'medium', correction = 'medium', fallback }: QrCodeProps) {
  const path = qrPath(value, correction)
  if (path === undefined) return <div className={instead}>{fallback}</div>
  return (
    <svg
      className={code({ size })}
      viewBox={`0 0 ${path.size} ${path.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path.d} />
    </svg>
  )
}
