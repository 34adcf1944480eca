import { describe, expect, it } from 'vitest'
import { autoplayDelay, scrollForce } from './carousel-motion.ts'

describe('motion of a carousel', () => {
  it('stays 5000 ms on each page and moves for 400 ms [FLT-05, CST-07.f]', () => {
    expect(autoplayDelay).toBe(5000)
    expect(timeToArrive(scrollForce)).toBe(400)
  })
})

/** Embla's own motion at 60 frames a second: how long until one hundredth of the way is left. */
function timeToArrive(force: number): number {
  const friction = 0.68
  let way = 1
  let speed = 0
  let frames = 0
  while (Math.abs(way) > 0.01) {
    speed = (speed + way / force) * friction
    way -= speed
    frames += 1
  }
  return Math.round((frames * 1000) / 60)
}
