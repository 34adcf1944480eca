import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { QrCode, qrCorrections } from './QrCode.tsx'
import { qrPath, quietZone } from './qr-path.ts'

describe('QrCode', () => {
  it.each([
    'KR-4F7Q-92LM',
    'https://club.example/v/4f7q92lm?x=1&y=2',
    '01234567890123456789',
    'Zwei Nächte am Hafen, ¥8,000 & 🎁',
    'a'.repeat(600),
  ])('gives a scanner back what it was given: %s', async (value) => {
    for (const correction of qrCorrections) expect(await scan(value, correction)).toBe(value)
  })

  it('is a picture with a name', () => {
    render(<QrCode value="KR-4F7Q-92LM" label="QR code of your voucher" />)
    expect(screen.getByRole('img', { name: 'QR code of your voucher' })).toBeVisible()
  })

  it('keeps four light modules on each side', () => {
    const { size, d } = qrPath('KR-4F7Q-92LM', 'medium') ?? { size: 0, d: '' }
    const pixels = drawn(size, d)
    const dark = [...pixels.keys()].filter((index) => pixels[index] === true)
    const columns = dark.map((index) => index % size)
    const rows = dark.map((index) => Math.floor(index / size))
    for (const places of [columns, rows]) {
      expect(Math.min(...places)).toBe(quietZone)
      expect(Math.max(...places)).toBe(size - quietZone - 1)
    }
  })

  it.each([
    { what: 'nothing', value: '' },
    { what: 'more than a code holds', value: 'x'.repeat(3000) },
  ])('says something else in place of $what', ({ value }) => {
    render(<QrCode value={value} label="QR code" fallback="Show your membership number." />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('Show your membership number.')).toBeVisible()
  })

  it('has types that refuse wrong use', () => {
    const wrong = [
      // @ts-expect-error a picture without a name
      <QrCode key={1} value="1" />,
      // @ts-expect-error no such correction
      <QrCode key={2} value="1" label="QR code" correction="L" />,
    ]
    expect(wrong).toHaveLength(2)
  })
})

/** Modules of the path, true where it is dark. */
function drawn(size: number, d: string): boolean[] {
  const pixels = Array.from({ length: size * size }, () => false)
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    pixels.fill(true, Number(y) * size + Number(x), Number(y) * size + Number(x) + Number(width))
  }
  return pixels
}

/** What a decoder of another maker reads from the path, painted with four pixels to a module. */
async function scan(value: string, correction: (typeof qrCorrections)[number]): Promise<string | undefined> {
  const { default: decode } = await import('jsqr')
  const { size, d } = qrPath(value, correction) ?? { size: 0, d: '' }
  const pixels = drawn(size, d)
  const width = size * 4
  const picture = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixels[Math.floor(y / 4) * size + Math.floor(x / 4)] === true)
        picture.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return decode(picture, width, width)?.data
}
