/** Drawings that the gallery serves from `.storybook/pictures`; the address stands for the image service. */
export const samplePictures = {
  island: 'pictures/island.svg',
  table: 'pictures/table.svg',
  cinema: 'pictures/cinema.svg',
  rail: 'pictures/rail.svg',
  city: 'pictures/city.svg',
  spa: 'pictures/spa.svg',
  oakMark: 'pictures/mark-oak.svg',
  waveMark: 'pictures/mark-wave.svg',
  lanternMark: 'pictures/mark-lantern.svg',
} as const
