import type { Scene } from '../../sample-data/brand-record.ts'
import type { Canvas } from '../drawing/canvas.ts'
import type { Svg } from '../drawing/shapes.ts'
import { balloon } from './balloon.ts'
import { beauty } from './beauty.ts'
import { cinema, popcorn } from './cinema.ts'
import { city } from './city.ts'
import { coffeeBeans, mokaPot } from './coffee-things.ts'
import { coffee } from './coffee.ts'
import { confetti } from './confetti.ts'
import { cruise } from './cruise.ts'
import { fashion, shoes } from './fashion.ts'
import { flight } from './flight.ts'
import { flowers } from './flowers.ts'
import { gardens } from './gardens.ts'
import { hearts } from './hearts.ts'
import { home } from './home.ts'
import { hotel } from './hotel.ts'
import { lighthouse, ocean, underwater, whale } from './ocean.ts'
import { cakeStand, groceries, pantry } from './pantry.ts'
import { rail, steamTrain } from './rail.ts'
import { camperVan, road } from './road.ts'
import { screen } from './screen.ts'
import { spa } from './spa.ts'
import { grandPianoOnStage, stage } from './stage.ts'
import { pizza, roast, table, tacos } from './table.ts'
import { eReader, headphones, speaker, tech } from './tech.ts'
import { thrills } from './thrills.ts'
import { trail } from './trail.ts'
import { owl, wildlife } from './wildlife.ts'
import { wine } from './wine.ts'

/** One way of drawing for each kind of scene, on a canvas of 800 by 450. */
export const scenes: Record<Scene, (canvas: Canvas) => Svg> = {
  flight,
  cruise,
  hotel,
  city,
  road,
  rail,
  coffee,
  table,
  pantry,
  wine,
  cinema,
  stage,
  screen,
  balloon,
  trail,
  spa,
  gardens,
  wildlife,
  thrills,
  home,
  tech,
  flowers,
  fashion,
  beauty,
  hearts,
  ocean,
  confetti,
  pizza,
  tacos,
  roast,
  cake: cakeStand,
  groceries,
  steam: steamTrain,
  owl,
  underwater,
  whale,
  lighthouse,
  headphones,
  speaker,
  ereader: eReader,
  beans: coffeeBeans,
  moka: mokaPot,
  popcorn,
  piano: grandPianoOnStage,
  shoes,
  camper: camperVan,
}
