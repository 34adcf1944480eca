import type { ReactNode } from 'react'
import { barcode, bars as barsStyle, instead, valueText } from './Barcode.css.ts'
import { code128Bars } from './code128-bars.ts'

/** Height of the drawing in its own units: the drawing is stretched, because bars mean the same at every height. */
const height = 40

export type BarcodeProps = {
  /** What a scanner reads: letters, digits and signs of ASCII. Stands below the bars as text. */
  value: string
  /** What the picture is, such as `Barcode of your voucher`; its name for assistive technology. */
  label: string
  /** Stands in place of the bars when the value is empty or has other characters. */
  fallback?: ReactNode
}

/** A barcode (Code 128) with its value below, always black on white, with the quiet zone that scanners need. */
export function Barcode({ value, label, fallback }: BarcodeProps) {
  const code = code128Bars(value)
  if (code === undefined) return <div className={instead}>{fallback}</div>
  return (
    <div className={barcode}>
      {/* Two pixels to a module, so that each edge meets a pixel; narrower only where there is no room. */}
      <svg
        className={barsStyle}
        viewBox={`0 0 ${code.modules} ${height}`}
        width={code.modules * 2}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path d={code.bars.map(({ start, width }) => `M${start} 0h${width}v${height}h-${width}z`).join('')} />
      </svg>
      <p className={valueText} dir="ltr">
        {value}
      </p>
    </div>
  )
}
