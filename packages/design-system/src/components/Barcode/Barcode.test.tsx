import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Barcode } from './Barcode.tsx'
import { code128Bars, quietZone } from './code128-bars.ts'
import { decodedCode128 } from './code128-decoder.fixtures.ts'

describe('Barcode', () => {
  it.each([
    'KR4F7Q92LM',
    '6335000012345678',
    'AB12345',
    '7',
    'kr-4f7q 92lm/~!',
    '12ab3456cd78901',
    'HARBOUR-HOTEL-2027',
  ])('gives a scanner back what it was given: %s', (value) => {
    render(<Barcode value={value} label="Barcode of your voucher" />)
    const d = screen.getByRole('img').querySelector('path')?.getAttribute('d') ?? ''
    const bars = [...d.matchAll(/M(\d+) 0h(\d+)/g)].map(([, start, width]) => ({
      start: Number(start),
      width: Number(width),
    }))
    expect(decodedCode128(bars)).toBe(value)
  })

  it('is a picture with a name, and says its value below', () => {
    render(<Barcode value="KR4F7Q92LM" label="Barcode of your voucher" />)
    expect(screen.getByRole('img', { name: 'Barcode of your voucher' })).toBeVisible()
    expect(screen.getByText('KR4F7Q92LM')).toBeVisible()
  })

  it('keeps ten light modules on each side', () => {
    const { modules, bars } = code128Bars('KR4F7Q92LM') ?? { modules: 0, bars: [] }
    expect(bars[0]?.start).toBe(quietZone)
    const last = bars.at(-1)
    expect(modules - (last?.start ?? 0) - (last?.width ?? 0)).toBe(quietZone)
  })

  it.each(['', 'crème', 'tab\tbed'])('says something else in place of what bars cannot say: "%s"', (value) => {
    render(<Barcode value={value} label="Barcode" fallback="Show your membership number." />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('Show your membership number.')).toBeVisible()
  })

  it('has types that refuse wrong use', () => {
    const wrong = [
      // @ts-expect-error a picture without a name
      <Barcode key={1} value="1" />,
      // @ts-expect-error a number loses its leading zeros
      <Barcode key={2} value={12} label="Barcode" />,
    ]
    expect(wrong).toHaveLength(2)
  })
})
