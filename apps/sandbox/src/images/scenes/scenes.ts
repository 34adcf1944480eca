import type { SceneKind } from '../../worlds/brand-record.ts'
import type { Canvas } from '../drawing/canvas.ts'
import type { Svg } from '../drawing/shapes.ts'
import { beauty, fashion, flowers, hearts, home, spa, tech } from './comforts.ts'
import { cinema, confetti, screen, stage } from './evenings.ts'
import { city, cruise, flight, hotel, rail, road } from './journeys.ts'
import { balloon, gardens, ocean, thrills, trail, wildlife } from './outdoors.ts'
import { coffee, pantry, table, wine } from './tables.ts'

/** One way of drawing for each kind of scene, on a canvas of 800 by 450. */
export const scenes: Record<SceneKind, (canvas: Canvas) => Svg> = {
  flight, cruise, hotel, city, road, rail, coffee, table, pantry, wine, cinema, stage, screen,
  balloon, trail, spa, gardens, wildlife, thrills, home, tech, flowers, fashion, beauty, hearts, ocean, confetti,
}
