import type { SceneKind } from '../../worlds/brand-record.ts'
import type { Canvas } from '../drawing/canvas.ts'
import type { Svg } from '../drawing/shapes.ts'
import { city, cruise, flight, hotel, rail, road } from './journeys.ts'
import { balloon, gardens, ocean, thrills, trail, wildlife } from './outdoors.ts'

/** One way of drawing for each kind of scene. */
export const scenes: Record<SceneKind, (canvas: Canvas) => Svg> = {
  flight, cruise, hotel, city, road, rail, balloon, trail, gardens, wildlife, thrills, ocean,
  coffee: city, table: hotel, pantry: gardens, wine: gardens, cinema: city, stage: thrills, screen: city, confetti: thrills,
  spa: hotel, home: hotel, tech: city, flowers: gardens, fashion: city, beauty: gardens, hearts: balloon,
}
